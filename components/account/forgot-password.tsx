import { useState } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askEmail, showMessage } from "@/components/ui/alert";
import { EarlyNote } from "@/components/ui/early-note";
import { useEarlyPress } from "@/components/ui/early-press";
import { ApiError, callPublic, messageOf } from "@/lib/platform/http/client";

interface ForgotPasswordProps {
  /** The e-mail typed into the login form so far. */
  typedEmail: string;
}

/** Asks for the e-mail address and has a link mailed to it. */
export function ForgotPassword({ typedEmail }: ForgotPasswordProps) {
  const [isPending, setIsPending] = useState(false);
  const ref = useEarlyPress<HTMLButtonElement>();

  async function ask() {
    const email = await askEmail(QUESTIONS.resetEmail, typedEmail);
    if (email === null) return;
    setIsPending(true);
    try {
      const request = { body: { email }, retry: "if-unavailable" } as const;
      await callPublic("POST /passwordResets", request).finally(() => setIsPending(false));
      await showMessage(MESSAGES.resetSent);
    } catch (error) {
      const aboutEmail = error instanceof ApiError ? error.fields["email"] : undefined;
      await showMessage(MESSAGES.resetFailed(aboutEmail ?? messageOf(error)));
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
          Forget Password
        </button>
        <EarlyNote className="justify-items-start! whitespace-nowrap not-empty:bg-paper" />
      </div>
      <RetryingNotice isPending={isPending} />
    </>
  );
}
