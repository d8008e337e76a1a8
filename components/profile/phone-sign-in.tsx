"use client";

import { useLanguage, useWords } from "#words";
import { useState } from "react";
import { usePhoneCode } from "@/components/checkout/use-phone-code";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { ApiError } from "@/lib/platform/http/client";
import { useSendPhoneCode } from "@/lib/messages/phone-proof/api";
import { parseMobile } from "@/lib/platform/text/phone";

/** Offers to prove a phone, with which the account can be logged in to from then on; another one takes its place. */
export function PhoneSignIn({ provedPhone }: { provedPhone: string | null }) {
  const { phoneSignIn: words } = useWords("account");
  const [proved, setProved] = useState(provedPhone);
  const [phone, setPhone] = useState("");
  const [isSent, setIsSent] = useState(false);

  return (
    <section aria-labelledby="phone-sign-in" className="mt-8 max-w-prose">
      <h2 id="phone-sign-in" className="text-xl">
        {words.title}
      </h2>
      <div aria-live="polite" className="mt-2">
        {proved === null ? <p>{words.text}</p> : <Notice>{words.proved(proved)}</Notice>}
      </div>
      {isSent ? (
        <ConfirmCode
          phone={phone}
          onProved={() => {
            setProved(phone);
            setPhone("");
            setIsSent(false);
          }}
          onAgain={() => setIsSent(false)}
        />
      ) : (
        <SendCode
          phone={phone}
          onSent={(to) => {
            setPhone(to);
            setIsSent(true);
          }}
        />
      )}
    </section>
  );
}

const NO_SMS: readonly unknown[] = ["INVALID_FIELDS", "UNAVAILABLE"] satisfies ApiError["code"][];

interface SendCodeProps {
  /** Where one was sent before; empty at first. */
  phone: string;
  onSent: (phone: string) => void;
}

function SendCode({ phone: sentTo, onSent }: SendCodeProps) {
  const { phoneSignIn: words } = useWords("account");
  const { contact, phoneProof } = useWords("ordering");
  const language = useLanguage();
  const { draft, bind, setErrors } = useDraft({ phone: sentTo });
  const { mutateAsync, isPending, error } = useSendPhoneCode();

  async function submit() {
    const phone = parseMobile(draft.phone);
    setErrors(phone === null ? { phone: words.noPhone } : {});
    if (phone === null) return;
    await mutateAsync({ phone, language }).then(
      () => onSent(phone),
      // The error shows below the field.
      () => undefined,
    );
  }

  const isUnsent = error instanceof ApiError && NO_SMS.includes(error.code);
  const failure = isUnsent ? words.noSms : error && phoneProof.sendFailure(error);
  return (
    <Form onSubmit={submit} className="mt-3 grid justify-items-start gap-3">
      <TextField label={contact.phone} type="tel" autoComplete="tel" required {...bind("phone")} />
      <SubmitButton variant="quiet" disabled={isPending}>
        {isPending ? phoneProof.sending : phoneProof.send}
      </SubmitButton>
      <ErrorNotice error={failure} />
    </Form>
  );
}

interface ConfirmCodeProps {
  phone: string;
  onProved: () => void;
  /** Back to the first step. */
  onAgain: () => void;
}

function ConfirmCode({ onAgain, ...options }: ConfirmCodeProps) {
  const { phoneSignIn: words } = useWords("account");
  const { phoneProof } = useWords("ordering");
  const { field, confirm, isPending, failure } = usePhoneCode(options);
  return (
    <Form onSubmit={confirm} className="mt-3 grid justify-items-start gap-3">
      <TextField {...field} />
      <SubmitButton variant="quiet" disabled={isPending}>
        {isPending ? phoneProof.checking : words.confirm}
      </SubmitButton>
      <ErrorNotice error={failure} />
      <button type="button" className="tap-link" disabled={isPending} onClick={onAgain}>
        {words.again}
      </button>
    </Form>
  );
}
