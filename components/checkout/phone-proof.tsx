import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { ApiError } from "@/lib/platform/http/client";
import { useConfirmPhoneCode, useSendPhoneCode } from "@/lib/messages/phone-proof/api";

interface PhoneProofProps {
  /** Why it is asked for. */
  message: string;
  phone: string;
  onProved: () => Promise<void>;
  /** They would rather be called; nothing is set aside before. */
  onCallFirst: () => Promise<void>;
}

/** The way to have the pieces set aside at once: a code by SMS; and the way without it. */
export function PhoneProof({ message, phone, onProved, onCallFirst }: PhoneProofProps) {
  const [code, setCode] = useState("");
  const sending = useSendPhoneCode();
  const confirming = useConfirmPhoneCode();

  async function confirm() {
    try {
      await confirming.mutateAsync({ phone, code });
    } catch {
      // Told beside the code.
      return;
    }
    await onProved();
  }

  const refused = confirming.error instanceof ApiError ? confirming.error.fields.code : undefined;
  return (
    <Notice kind="warning">
      <p>{message}</p>
      {sending.isSuccess ? (
        <div className="mt-3 grid gap-3">
          <TextField
            label={`Code sent to ${phone}`}
            hint="Six digits. They work for ten minutes."
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            error={refused}
            onChange={setCode}
          />
          <Button disabled={confirming.isPending} onClick={() => void confirm()}>
            {confirming.isPending ? "Checking …" : "Confirm and place the order"}
          </Button>
          {!refused && <ErrorNotice error={confirming.error} />}
        </div>
      ) : (
        <div className="mt-3 grid justify-items-start gap-3">
          <Button disabled={sending.isPending} onClick={() => sending.mutate(phone)}>
            {sending.isPending ? "Sending …" : "Send me a code"}
          </Button>
          <ErrorNotice error={sending.error} />
        </div>
      )}
      <p className="mt-4">
        You can also order without a code. Then we set nothing aside until we have called you.
      </p>
      <Button variant="quiet" className="mt-2" onClick={() => void onCallFirst()}>
        Order without a code
      </Button>
    </Notice>
  );
}
