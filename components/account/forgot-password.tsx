"use client";

import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askEmail, showMessage } from "@/components/ui/alert";
import { requestPasswordReset } from "@/lib/auth/api";
import { ApiError } from "@/lib/http/client";

/** Asks for the e-mail address and has a link mailed to it. */
export function ForgotPassword() {
  async function ask() {
    const email = await askEmail(QUESTIONS.resetEmail);
    if (email === null) return;
    try {
      await requestPasswordReset(email);
      await showMessage(MESSAGES.resetSent);
    } catch (error) {
      await showMessage(
        MESSAGES.resetFailed(
          error instanceof ApiError ? error.message : "Something went wrong. Please try again.",
        ),
      );
    }
  }

  return (
    <button
      type="button"
      onClick={() => void ask()}
      className="-my-2 min-h-11 justify-self-start font-semibold text-indigo underline underline-offset-4"
    >
      Forget Password
    </button>
  );
}
