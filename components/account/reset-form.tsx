"use client";

import { useState } from "react";
import { ForgotPassword } from "@/components/account/forgot-password";
import { PasswordField } from "@/components/account/password-field";
import { INCOMPLETE_LINK, useMailedToken } from "@/components/account/use-mailed-token";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES } from "@/components/messages";
import { LinkButton } from "@/components/ui/link-button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { showMessage } from "@/components/ui/alert";
import { SubmitButton } from "@/components/ui/submit-button";
import { useAction } from "@/components/ui/use-action";
import { passwordProblem, WEAK_PASSWORD_MESSAGE } from "@/lib/accounts/passwords/rules";
import { ApiError, callPublic } from "@/lib/platform/http/client";
import { PATHS } from "@/lib/paths";

/** Sets a new password with the token in the fragment of the mailed link. */
export function ResetForm() {
  const [password, setPassword] = useState("");
  const [passwordError, setPasswordError] = useState<string>();
  const hasToken = useMailedToken() !== "";
  const [isDone, setIsDone] = useState(false);
  const setNew = useAction(async () => {
    const body = { token: window.location.hash.slice(1), password };
    await callPublic("POST /passwordResets/confirm", { body, retry: "if-not-started" });
    // The router would leave the token in the fragment.
    window.history.replaceState(null, "", PATHS.reset);
    setIsDone(true);
  });
  const { isPending, error, failure } = setNew;
  const aboutLink = error instanceof ApiError ? error.fields["token"] : undefined;

  async function submit() {
    const problem = passwordProblem(password);
    setPasswordError(problem);
    if (problem === WEAK_PASSWORD_MESSAGE) return await showMessage(MESSAGES.weakPassword);
    if (!problem) await setNew.run();
  }

  if (isDone) {
    return (
      <div className="grid justify-items-start gap-5">
        <Notice>Your new password is set. Every device that was logged in has been logged out.</Notice>
        <LinkButton href={PATHS.login}>Login</LinkButton>
      </div>
    );
  }
  if (!hasToken || aboutLink) return <LinkError trouble={aboutLink ?? INCOMPLETE_LINK} />;
  return (
    <Form onSubmit={submit}>
      <PasswordField isNew name="password" value={password} error={passwordError} onChange={setPassword} />
      <ErrorNotice error={failure} />
      <SubmitButton disabled={isPending}>{isPending ? "Saving …" : "Set new password"}</SubmitButton>
      <RetryingNotice isPending={isPending} />
    </Form>
  );
}

/** Says that a link cannot set a password, and how to get one that can. */
function LinkError({ trouble }: { trouble: string }) {
  return (
    <div className="grid gap-5">
      <ErrorNotice error={trouble} />
      <p>Press Forget Password and we'll email you a new link.</p>
      <ForgotPassword typedEmail="" />
    </div>
  );
}
