"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { ApiError, callProtected, messageOf } from "@/lib/platform/http/client";
import { parseTaka } from "@/lib/cash/payouts/rules";

interface CashNoteProps {
  orderId: string;
  orderNumber: number;
  /** Null where nothing is noted. */
  noted: number | null;
  expected: number;
}

/** What came in for a parcel, noted or corrected by hand. */
export function CashNote({ orderId, orderNumber, noted, expected }: CashNoteProps) {
  const router = useRouter();
  const [amount, setAmount] = useState(String(noted ?? expected));
  const [reason, setReason] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<{ to?: string; reason?: string; other?: string }>({});

  async function send(): Promise<void> {
    const to = parseTaka(amount);
    if (to === null || reason.trim() === "")
      return setErrors({
        ...(to === null && { to: "Please enter a whole amount in BDT." }),
        ...(reason.trim() === "" && { reason: "Please say why." }),
      });
    setIsSending(true);
    setErrors({});
    try {
      const body = { from: noted, to, reason };
      await callProtected("PATCH /orders/{id}/cash", { params: { id: orderId }, body });
      router.refresh();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : undefined;
      setErrors(fields ?? { other: messageOf(error) });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <details className="min-w-0 self-center">
      <summary
        aria-label={`${noted === null ? "Note" : "Correct"} the cash of ${orderNumber}`}
        className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-indigo underline underline-offset-4"
      >
        {noted === null ? "Note the cash" : "Correct the cash"}
      </summary>
      <form
        className="grid grid-cols-1 gap-2 pb-2 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label="Received in all, BDT"
          inputMode="numeric"
          value={amount}
          error={errors.to}
          onChange={setAmount}
        />
        <TextField label="Why" value={reason} maxLength={200} error={errors.reason} onChange={setReason} />
        <p role="alert" className="text-selvedge empty:hidden sm:col-span-2">
          {errors.other}
        </p>
        <Button type="submit" className="justify-self-start" disabled={isSending}>
          Save
        </Button>
      </form>
    </details>
  );
}
