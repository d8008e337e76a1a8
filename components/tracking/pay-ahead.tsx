"use client";

import { useWords } from "#words";
import { useState } from "react";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useAction } from "@/components/ui/use-action";
import { useDraft } from "@/components/ui/use-draft";
import { fieldsRefused, sendAdvanceNote } from "@/lib/orders/advance-notes/api";
import { parseEnding, parseSum } from "@/lib/orders/advance-notes/rules";
import type { OrderDto } from "@/lib/orders/dto";

type PayAheadDto = NonNullable<OrderDto["payAhead"]>;
type Note = NonNullable<PayAheadDto["note"]>;

interface PayAheadProps {
  payAhead: PayAheadDto;
  /** The order of who is signed in, or of a link. */
  of: { orderId: string } | { token: string };
  onSent?: () => void;
}

/** Where an advance can be sent by those who want to, what they say of it, and whether the shop has found it. */
export function PayAhead({ payAhead, of, onSent }: PayAheadProps) {
  const { payAhead: words } = useWords("orders");
  const { money } = useWords("units");
  // Until the shop tells what it knows by then.
  const [sent, setSent] = useState<{ note: Note; seen: PayAheadDto }>();
  const { to, most } = payAhead;
  const note = sent?.seen === payAhead ? sent.note : payAhead.note;
  const said = note && { ...note, amount: money(note.amount), wallet: words.wallets[note.wallet] };
  const isOpen = to !== null && (!note || note.isNotFound);
  return (
    <div className="my-4 grid max-w-prose gap-3">
      <div aria-live="polite" className="contents">
        {said && (
          <Notice kind={said.isNotFound ? "warning" : "info"}>
            {said.isNotFound ? words.notFound(said) : words.waits(said)}
          </Notice>
        )}
      </div>
      {isOpen && (
        <details className="text-sm">
          <summary className="tap-link">{words.title}</summary>
          <p>{words.intro(words.wallets[to.wallet])}</p>
          <p className="price my-2 text-lg">{to.number}</p>
          <PayAheadForm
            {...{ most, of }}
            onSent={(sum) => {
              setSent({ note: { id: "", wallet: to.wallet, ...sum, isNotFound: false }, seen: payAhead });
              onSent?.();
            }}
          />
        </details>
      )}
    </div>
  );
}

interface PayAheadFormProps extends Pick<PayAheadProps, "of"> {
  /** Whole BDT. */
  most: number;
  onSent: (sum: { amount: number; digits: string }) => void;
}

function PayAheadForm({ most, of, onSent }: PayAheadFormProps) {
  const { payAhead: words } = useWords("orders");
  const { money } = useWords("units");
  const { draft, bind, setErrors } = useDraft({ amount: "", digits: "" });
  const { run, isPending, error, failure } = useAction(async (sum: { amount: number; digits: string }) => {
    await sendAdvanceNote({ ...of, ...sum });
    onSent(sum);
  }, words.failure);

  async function submit() {
    const [amount, digits] = [parseSum(draft.amount, most), parseEnding(draft.digits)];
    setErrors({
      ...(amount === null && { amount: words.wrongSum(money(most)) }),
      ...(digits === null && { digits: words.told.digits }),
    });
    if (amount !== null && digits !== null) await run({ amount, digits });
  }

  const { amount: refused } = fieldsRefused(error);
  return (
    <Form onSubmit={submit} className="grid justify-items-start gap-3">
      <TextField
        label={words.amount}
        hint={words.most(money(most))}
        inputMode="numeric"
        required
        {...bind("amount")}
      />
      <TextField label={words.digits} hint={words.digitsHint} required {...bind("digits")} />
      <SubmitButton variant="quiet" disabled={isPending}>
        {isPending ? words.pending : words.send}
      </SubmitButton>
      <RetryingNotice isPending={isPending} />
      <ErrorNotice error={refused ? words.wrongSum(money(most)) : failure} />
    </Form>
  );
}
