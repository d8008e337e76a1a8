"use client";

import { useState } from "react";
import { type PieceCounts, PieceLines } from "@/components/returns/piece-lines";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { RETURN_REFUSALS } from "@/lib/orders/constants";
import { withLines } from "@/lib/orders/lines/rules";
import { optionsOf, REFUSAL_LABELS } from "@/lib/orders/lines/words";
import { countPieces } from "@/lib/orders/cart/rules";
import type { ReturnDto } from "@/lib/returns/dto";
import type { MoveReturnRequest } from "@/lib/returns/schema";
import { moveBy } from "@/lib/orders/lifecycle/rules";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";

const SMALL = "min-h-11 px-3! text-sm";
const REFUSALS = optionsOf(REFUSAL_LABELS);

interface AskedActionsProps {
  entry: ReturnDto;
  isBusy: boolean;
  onMove: (move: MoveReturnRequest) => void;
}

/** The answer to what a customer asks for: all of it, some of it, or no and why. */
export function AskedActions({ entry, isBusy, onMove }: AskedActionsProps) {
  const [open, setOpen] = useState<"part" | "refusal" | null>(null);
  const { orderNumber } = entry.order;
  const close = () => setOpen(null);
  if (open === "part") return <PartForm entry={entry} isBusy={isBusy} onMove={onMove} onClose={close} />;
  if (open === "refusal") return <RefusalForm isBusy={isBusy} onMove={onMove} onClose={close} />;
  return (
    <fieldset className="flex flex-wrap gap-1.5" aria-label={`Answer for ${orderNumber}`}>
      <Button
        className={`${SMALL} flex-auto`}
        disabled={isBusy}
        onClick={() => onMove(moveBy(RETURN_STEPS.accept))}
      >
        Accept
      </Button>
      {countPieces(entry.lines) > 1 && (
        <Button variant="quiet" className={SMALL} disabled={isBusy} onClick={() => setOpen("part")}>
          Accept in part
        </Button>
      )}
      <Button variant="quiet" className={SMALL} disabled={isBusy} onClick={() => setOpen("refusal")}>
        Refuse
      </Button>
    </fieldset>
  );
}

interface AnswerFormProps extends Omit<AskedActionsProps, "entry"> {
  onClose: () => void;
}

function PartForm({ entry, isBusy, onMove, onClose }: AnswerFormProps & { entry: ReturnDto }) {
  const [counts, setCounts] = useState<PieceCounts>({});
  const accepted = entry.lines.flatMap(({ lineId, reason }) => {
    const quantity = counts[lineId] ?? 0;
    return quantity > 0 ? [{ lineId, quantity, reason }] : [];
  });
  return (
    <PieceLines
      legend="What do you take back?"
      lines={withLines(entry.order, entry.lines).map(({ line, quantity }) => ({ line, most: quantity }))}
      counts={counts}
      onCount={(id, count) => setCounts((before) => ({ ...before, [id]: count }))}
    >
      <div className="flex flex-wrap gap-1.5">
        <Button
          className={`${SMALL} flex-auto`}
          disabled={isBusy || accepted.length === 0}
          onClick={() => onMove({ ...moveBy(RETURN_STEPS.accept), lines: accepted })}
        >
          Accept these
        </Button>
        <Button variant="quiet" className={SMALL} disabled={isBusy} onClick={onClose}>
          Not now
        </Button>
      </div>
    </PieceLines>
  );
}

/** The reason is told to the customer, in his language where it is one of the list. */
function RefusalForm({ isBusy, onMove, onClose }: AnswerFormProps) {
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
        autoComplete="off"
        maxLength={120}
        {...bind("words")}
      />
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" className={`${SMALL} flex-auto`} disabled={isBusy}>
          Refuse the return
        </Button>
        <Button variant="quiet" className={SMALL} disabled={isBusy} onClick={onClose}>
          Not now
        </Button>
      </div>
    </Form>
  );
}
