"use client";

import { useWords } from "#words";
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
import type { ReturnDto } from "@/lib/returns/dto";
import type { MoveReturnRequest } from "@/lib/returns/schema";

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
  const { asked: words } = useWords("deskReturns");
  const { number } = useWords("orders");
  if (form === "part") return <PartForm {...props} />;
  if (form === "refusal") return <RefusalForm {...props} />;
  return (
    <fieldset
      className="flex flex-wrap gap-1.5"
      aria-label={words.answerFor(number(entry.order.orderNumber))}
    >
      <SmallButton
        variant="primary"
        className="flex-auto"
        disabled={isBusy}
        onClick={() => onMove(moveBy(RETURN_STEPS.accept))}
      >
        {words.accept}
      </SmallButton>
      {countPieces(entry.lines) > 1 && (
        <SmallButton disabled={isBusy} onClick={() => onForm("part")}>
          {words.acceptPart}
        </SmallButton>
      )}
      <SmallButton disabled={isBusy} onClick={() => onForm("refusal")}>
        {words.refuse}
      </SmallButton>
    </fieldset>
  );
}

function PartForm({ entry, isBusy, onForm, onMove }: ReturnActionsProps) {
  const { asked: words } = useWords("deskReturns");
  const pieces = usePieceCounts();
  const accepted = entry.lines.flatMap(({ lineId, reason }) => {
    const quantity = pieces.counts[lineId] ?? 0;
    return quantity > 0 ? [{ lineId, quantity, reason }] : [];
  });
  return (
    <PieceLines legend={words.whatBack} lines={listPieces(entry)} {...pieces}>
      <FormButtons
        label={words.acceptThese}
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
  const { asked: said } = useWords("deskReturns");
  const { choose } = useWords("deskKit");
  const { refusals } = useWords("deskLabels");
  const words = draft.words.trim();

  async function send(): Promise<void> {
    const reason = RETURN_REFUSALS.find((known) => known === draft.reason);
    setErrors({
      ...(!reason && { reason: said.noReason }),
      ...(reason === "other" && words === "" && { words: said.noWords }),
    });
    if (!reason || (reason === "other" && words === "")) return;
    onMove({ ...moveBy(RETURN_STEPS.refuse), reason, words });
  }

  return (
    <Form onSubmit={send} className="grid grid-cols-1 gap-2">
      <SelectField label={said.why} emptyLabel={choose} options={optionsOf(refusals)} {...bind("reason")} />
      <TextField label={said.ownWords} hint={said.customerReads} maxLength={120} {...bind("words")} />
      <FormButtons label={said.refuseReturn} isBusy={isBusy} onClose={() => onForm(null)} />
    </Form>
  );
}
