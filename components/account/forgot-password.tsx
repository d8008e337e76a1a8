import { useLanguage, useWords } from "#words";
import { useState } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { askEmail, showMessage } from "@/components/ui/alert";
import { EarlyNote } from "@/components/ui/early-note";
import { useEarlyPress } from "@/components/ui/early-press";
import { ApiError, callPublic } from "@/lib/platform/http/client";

interface ForgotPasswordProps {
  /** The e-mail typed into the login form so far. */
  typedEmail: string;
}

/** Asks for the e-mail address and has a link mailed to it. */
export function ForgotPassword({ typedEmail }: ForgotPasswordProps) {
  const { failure, fields, login, popUps } = useWords("account");
  const language = useLanguage();
  const [isPending, setIsPending] = useState(false);
  const ref = useEarlyPress<HTMLButtonElement>();

  async function ask() {
    const email = await askEmail(popUps.resetEmail, typedEmail);
    if (email === null) return;
    setIsPending(true);
    try {
      const request = { body: { email, language }, retry: "if-unavailable" } as const;
      await callPublic("POST /passwordResets", request).finally(() => setIsPending(false));
      await showMessage(popUps.resetSent);
    } catch (error) {
      const aboutEmail = error instanceof ApiError ? error.fields["email"] : undefined;
      const reason = aboutEmail ? fields.wrong(aboutEmail, "email", email) : failure(error);
      await showMessage(popUps.resetFailed(reason));
    }
  }

  return (
    <>
      <div className="relative -my-2 justify-self-start">
        <button
          ref={ref}
          type="button"
          data-early=""
          disabled={isPending}
          onClick={() => void ask()}
          className="min-h-11 link"
        >
          {login.forgotten}
        </button>
        <EarlyNote className="justify-items-start! whitespace-nowrap not-empty:bg-paper" />
      </div>
      <RetryingNotice isPending={isPending} />
    </>
  );
}
