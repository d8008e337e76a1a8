import { useWords } from "#words";
import { useState } from "react";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { parsePrice } from "@/lib/catalogue/products/rules";
import { type QueuedOrder, useNoteAdvance } from "@/lib/orders/call-queue/api";
import { MAX_REFERENCE_LENGTH, noteAdvanceSchema } from "@/lib/orders/call-queue/schema";

/** Records an advance payment, with its bKash or Nagad transaction number. */
export function AdvanceForm({ order }: { order: QueuedOrder }) {
  const { advance: words } = useWords("deskQueue");
  const { _id: orderId, advance } = order;
  const noted = JSON.stringify(advance);
  const [seen, setSeen] = useState(noted);
  const [amount, setAmount] = useState(advance ? String(advance.amount) : "");
  const [reference, setReference] = useState(advance?.reference ?? "");
  // Saving the old sum would undo what was taken over beside this form. It keeps the focus, which a key would lose.
  if (noted !== seen) {
    setSeen(noted);
    setAmount(advance ? String(advance.amount) : "");
    setReference(advance?.reference ?? "");
  }
  const [error, setError] = useState<string>();
  const { refusedField } = useWords("deskKit");
  const saving = useNoteAdvance();

  async function save() {
    const parsed = noteAdvanceSchema.safeParse({
      amount: amount.trim() === "" ? 0 : (parsePrice(amount) ?? -1),
      reference,
    });
    const [issue] = parsed.error?.issues ?? [];
    setError(issue && refusedField(issue.path.join("."), issue.message));
    if (parsed.success) saving.mutate({ orderId, ...parsed.data });
  }

  return (
    <Form
      onSubmit={save}
      className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-end gap-1.5 text-sm"
    >
      <TextField label={words.amount} inputMode="numeric" value={amount} onChange={setAmount} />
      <TextField
        label={words.reference}
        maxLength={MAX_REFERENCE_LENGTH}
        value={reference}
        onChange={setReference}
      />
      <Button type="submit" variant="quiet" className="min-h-12 px-3!" disabled={saving.isPending}>
        {words.save}
      </Button>
      <ErrorNotice error={error ?? saving.error} className="col-span-full" />
    </Form>
  );
}
