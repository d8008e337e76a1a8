"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { replacePage } from "@/components/account/replace-page";
import { ForgotPassword } from "@/components/account/forgot-password";
import { FormLink } from "@/components/account/form-link";
import { clearTypedEmail, getTypedEmail, useTypedEmail } from "@/components/account/typed-email";
import { consumeReturnPath } from "@/components/account/return-path";
import { PasswordField } from "@/components/account/password-field";
import { useLeaveWhenSignedIn } from "@/components/account/use-leave-when-signed-in";
import { useFromParameter } from "@/components/account/use-login-address";
import { useSocialReturn } from "@/components/account/use-social-return";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { logIn, type SignInOutcome } from "@/lib/accounts/auth/api";
import { OFFLINE_MESSAGE } from "@/lib/platform/http/client";
import { PATHS, registerPath } from "@/lib/paths";

const TROUBLE: Partial<Record<SignInOutcome, string>> = {
  "too many": "Too many attempts. Please wait a few minutes and try again.",
  offline: OFFLINE_MESSAGE,
  unavailable: "The shop is briefly unavailable. Please try again in a moment.",
};

export function LoginForm() {
  const router = useRouter();
  const from = useFromParameter();
  useSocialReturn();
  useLeaveWhenSignedIn();
  const { draft, bind, setErrors } = useDraft({ email: getTypedEmail(), password: "" });
  useTypedEmail(draft.email);
  const [trouble, setTrouble] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function submit() {
    setTrouble(undefined);
    const missing = {
      ...(!draft.email.trim() && { email: "Please enter your email address." }),
      ...(!draft.password && { password: "Please enter your password." }),
    };
    setErrors(missing);
    if (missing.email || missing.password) return;
    setIsPending(true);
    const outcome = await logIn(draft);
    setIsPending(false);
    if (outcome === "wrong") return await showMessage(MESSAGES.loginFailed);
    if (outcome !== "signed in") return setTrouble(TROUBLE[outcome]);
    clearTypedEmail();
    await showMessage(MESSAGES.loggedIn);
    replacePage(router, consumeReturnPath(from) ?? PATHS.home);
    router.refresh();
  }

  return (
    <Form onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="username" required {...bind("email")} />
      <PasswordField {...bind("password")} />
      <ForgotPassword typedEmail={draft.email} />
      {trouble && <Notice kind="error">{trouble}</Notice>}
      <SubmitButton disabled={isPending}>{isPending ? "Signing in …" : "Login"}</SubmitButton>
      <RetryingNotice isPending={isPending} />
      <FormLink question="New here?" href={registerPath(from)} label="Register" />
    </Form>
  );
}
