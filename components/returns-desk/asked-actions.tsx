"use client";

import { FormButtons } from "@/components/desk-kit/form-buttons";
import { PieceLines } from "@/components/returns/piece-lines";
import { usePieceCounts } from "@/components/returns/use-piece-counts";
import { SmallButton } from "@/components/desk-kit/small-button";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { countPieces } from "@/lib/orders/cart/rules";
import { RETURN_REFUSALS } from "@/lib/orders/constants";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";
import { moveBy } from "@/lib/orders/lifecycle/rules";
import { optionsOf, withLines } from "@/lib/orders/lines/rules";
import { REFUSAL_LABELS } from "@/lib/orders/lines/words";
import type { ReturnDto } from "@/lib/returns/dto";
import type { MoveReturnRequest } from "@/lib/returns/schema";

const REFUSALS = optionsOf(REFUSAL_LABELS);

type OpenForm = "part" | "refusal" | "sellable" | null;

export interface ReturnActionsProps {
  entry: ReturnDto;
  isBusy: boolean;
  /** The form that replaces the buttons. */
  form: OpenForm;
  onForm: (form: OpenForm) => void;
  onMove: (move: MoveReturnRequest) => void;
}

/** The answer to a customer's request: accept all pieces, some of them, or none with a reason. */
export function AskedActions(props: ReturnActionsProps) {
  const { entry, isBusy, form, onForm, onMove } = props;
  if (form === "part") return <PartForm {...props} />;
  if (form === "refusal") return <RefusalForm {...props} />;
  return (
    <fieldset className="flex flex-wrap gap-1.5" aria-label={`Answer for ${entry.order.orderNumber}`}>
      <SmallButton
        variant="primary"
        className="flex-auto"
        disabled={isBusy}
        onClick={() => onMove(moveBy(RETURN_STEPS.accept))}
      >
        Accept
      </SmallButton>
      {countPieces(entry.lines) > 1 && (
        <SmallButton disabled={isBusy} onClick={() => onForm("part")}>
          Accept in part
        </SmallButton>
      )}
      <SmallButton disabled={isBusy} onClick={() => onForm("refusal")}>
        Refuse
      </SmallButton>
    </fieldset>
  );
}

function PartForm({ entry, isBusy, onForm, onMove }: ReturnActionsProps) {
  const pieces = usePieceCounts();
  const accepted = entry.lines.flatMap(({ lineId, reason }) => {
    const quantity = pieces.counts[lineId] ?? 0;
    return quantity > 0 ? [{ lineId, quantity, reason }] : [];
  });
  return (
    <PieceLines legend="What do you take back?" lines={listPieces(entry)} {...pieces}>
      <FormButtons
        label="Accept these"
        isBusy={isBusy}
        isReady={accepted.length > 0}
        onClose={() => onForm(null)}
        onSend={() => onMove({ ...moveBy(RETURN_STEPS.accept), lines: accepted })}
      />
    </PieceLines>
  );
}

/** The lines of the order that are in the return, and how many pieces of each. */
export const listPieces = ({ order, lines }: ReturnDto) =>
  withLines(order, lines).map(({ line, quantity }) => ({ line, most: quantity }));

/** The refusal. The customer reads its reason, in their language where it comes from the list. */
function RefusalForm({ isBusy, onForm, onMove }: ReturnActionsProps) {
  const { draft, bind, setErrors } = useDraft({ reason: "", words: "" });
  const words = draft.words.trim();

  async function send(): Promise<void> {
    const reason = RETURN_REFUSALS.find((known) => known === draft.reason);
    setErrors({
      ...(!reason && { reason: "Please say why." }),
      ...(reason === "other" && words === "" && { words: "Please say why in a few words." }),
    });
    if (!reason || (reason === "other" && words === "")) return;
    onMove({ ...moveBy(RETURN_STEPS.refuse), reason, words });
  }

  return (
    <Form onSubmit={send} className="grid grid-cols-1 gap-2">
      <SelectField label="Why not?" options={REFUSALS} {...bind("reason")} />
      <TextField
        label="In your own words"
        hint="The customer reads this."
        maxLength={120}
        {...bind("words")}
      />
      <FormButtons label="Refuse the return" isBusy={isBusy} onClose={() => onForm(null)} />
    </Form>
  );
}
