"use client";

import { useWords } from "#words";
import { useState } from "react";
import { useIsAdmin } from "@/components/desk-kit/desk-access";
import { FormButtons } from "@/components/desk-kit/form-buttons";
import { CountedLines } from "@/components/returns/piece-lines";
import { usePieceCounts } from "@/components/returns/use-piece-counts";
import { ChoiceField } from "@/components/ui/choice-field";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { listReturnable, optionsOf, withLines } from "@/lib/orders/lines/rules";
import { useOpenReturn } from "@/lib/returns/api";
import { openReturnSchema } from "@/lib/returns/schema";
import { orderTerms } from "@/lib/shop-facts";

const NOTHING = { reason: "", wish: "", note: "", lateReason: "" };

interface ReturnFormProps {
  order: ListedParcel;
  onClose: () => void;
}

/** The state of the form, and the result of sending it. */
function useReturnForm({ order: { _id: orderId, returnUntil }, onClose }: ReturnFormProps) {
  const { form: words } = useWords("deskReturns");
  const { failure, refusedField } = useWords("deskKit");
  const [today] = useState(() => toDhakaDay(Date.now()));
  const { counts, onCount } = usePieceCounts();
  const [key] = useState(createIdempotencyKey);
  const [problem, setProblem] = useState<string>();
  const { draft, bind, setErrors } = useDraft(NOTHING);
  const opening = useOpenReturn();
  const isLate = returnUntil !== null && today > returnUntil;

  async function send(): Promise<void> {
    const { reason, wish, note, lateReason } = draft;
    const chosen = Object.entries(counts).filter(([, quantity]) => quantity > 0);
    const request = {
      wish,
      note,
      ...(isLate && { lateReason }),
      lines: chosen.map(([lineId, quantity]) => ({ lineId, quantity, reason })),
    };
    const parsed = openReturnSchema.safeParse(request);
    const errors = {
      reason: reason === "" ? words.noReason : undefined,
      wish: wish === "" ? words.noWish : undefined,
      lateReason: isLate && lateReason.trim() === "" ? words.noLateReason : undefined,
    };
    setErrors(errors);
    setProblem(chosen.length === 0 ? words.nothing : undefined);
    if (chosen.length === 0 || Object.values(errors).some(Boolean)) return;
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return setProblem(issue && refusedField(issue.path.join("."), issue.message));
    }
    // A refusal shows below.
    await opening.mutateAsync({ orderId, request: parsed.data, key }).then(onClose, () => undefined);
  }

  return {
    counts,
    choose: (lineId: string, count: number) => {
      onCount(lineId, count);
      setProblem(undefined);
    },
    bind,
    isLate,
    problem: problem ?? (opening.error ? failure(opening.error) : undefined),
    isPending: opening.isPending,
    send,
  };
}

/** Opens a return of delivered pieces: which pieces, why, and the customer's wish. */
export function ReturnForm({ order, onClose }: ReturnFormProps) {
  const { form: words } = useWords("deskReturns");
  const { choose: chooseLabel } = useWords("deskKit");
  const { returnReasons, wishes } = useWords("deskLabels");
  const { day, number } = useWords("orders");
  const { days } = useWords("units");
  const isAdmin = useIsAdmin();
  const { counts, choose, bind, isLate, problem, isPending, send } = useReturnForm({ order, onClose });
  const { orderNumber, returnUntil } = order;
  const time = days(orderTerms().returnDays);
  const endedOn = returnUntil === null ? "" : day(returnUntil);
  if (isLate && !isAdmin) return <Notice kind="warning">{words.ended(time, endedOn)}</Notice>;
  return (
    <Form onSubmit={send} className="grid grid-cols-1 gap-3 rounded-cloth border border-ink/25 bg-white p-3">
      <fieldset className="grid grid-cols-1 gap-1" aria-label={words.whatOf(number(orderNumber))}>
        <legend className="font-semibold">{words.what}</legend>
        <CountedLines lines={withLines(order, listReturnable(order))} counts={counts} onCount={choose} />
      </fieldset>
      <SelectField
        label={words.why}
        emptyLabel={chooseLabel}
        options={optionsOf(returnReasons)}
        {...bind("reason")}
      />
      <ChoiceField label={words.wish} options={optionsOf(wishes)} {...bind("wish")} />
      <TextField label={words.note} maxLength={500} {...bind("note")} />
      {isLate && (
        <TextField
          label={words.lateReason}
          hint={words.endedHint(time, endedOn)}
          maxLength={200}
          {...bind("lateReason")}
        />
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      <FormButtons label={isPending ? words.saving : words.accept} isBusy={isPending} onClose={onClose} />
    </Form>
  );
}
