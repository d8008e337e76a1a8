import { useWords } from "#words";
import { useState } from "react";
import { ApiError } from "@/lib/platform/http/client";
import { useConfirmPhoneCode } from "@/lib/messages/phone-proof/api";

interface PhoneCodeOptions {
  phone: string;
  onProved: () => Promise<void> | void;
}

/** The code of an SMS: its field, and the press that proves the phone with it. */
export function usePhoneCode({ phone, onProved }: PhoneCodeOptions) {
  const { phoneProof: words } = useWords("ordering");
  const [code, setCode] = useState("");
  const confirming = useConfirmPhoneCode();

  async function confirm() {
    try {
      await confirming.mutateAsync({ phone, code });
    } catch {
      // The error shows beside the code.
      return;
    }
    await onProved();
  }

  const refused = confirming.error instanceof ApiError ? confirming.error.fields.code : undefined;
  return {
    field: {
      label: words.label(phone),
      hint: words.hint,
      name: "code",
      inputMode: "numeric",
      autoComplete: "one-time-code",
      value: code,
      error: refused && words.wrong(refused),
      onChange: setCode,
    } as const,
    confirm,
    isPending: confirming.isPending,
    failure: confirming.error && !refused ? words.failure(confirming.error) : null,
  };
}
