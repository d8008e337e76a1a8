"use client";

import { useRouter } from "next/navigation";
import { useState, useSyncExternalStore } from "react";
import { ForgotPassword } from "@/components/account/forgot-password";
import { PasswordField } from "@/components/account/password-field";
import { MESSAGES } from "@/components/messages";
import { LinkButton } from "@/components/ui/link-button";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { showMessage } from "@/components/ui/alert";
import { SubmitButton } from "@/components/ui/submit-button";
import { confirmPasswordReset } from "@/lib/auth/api";
import { isAllowedPassword } from "@/lib/auth/rules";
import { ApiError, messageOf } from "@/lib/http/client";
import { PATHS } from "@/lib/paths";

function onHashChange(callback: () => void): () => void {
  window.addEventListener("hashchange", callback);
  return () => window.removeEventListener("hashchange", callback);
}

/** Sets a new password with the token that the mailed link carries behind its #. */
export function ResetForm() {
  const router = useRouter();
  const [password, setPassword] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const [isLinkSpent, setIsLinkSpent] = useState(false);
  const hasToken = useSyncExternalStore(
    onHashChange,
    () => window.location.hash.length > 1,
    () => true,
  );
  const [isPending, setIsPending] = useState(false);
  const [isDone, setIsDone] = useState(false);

  async function submit() {
    setTrouble(undefined);
    if (!isAllowedPassword(password)) {
      return await showMessage(MESSAGES.weakPassword);
    }
    setIsPending(true);
    try {
      await confirmPasswordReset({ token: window.location.hash.slice(1), password });
      router.replace(PATHS.reset);
      setIsDone(true);
    } catch (error) {
      const aboutLink = error instanceof ApiError ? error.fields["token"] : undefined;
      setIsLinkSpent(aboutLink !== undefined);
      setTrouble(aboutLink ?? messageOf(error));
    } finally {
      setIsPending(false);
    }
  }

  if (isDone) {
    return (
      <div className="grid justify-items-start gap-5">
        <Notice>Your new password is set. Everybody who was signed in with the old one is signed out.</Notice>
        <LinkButton href={PATHS.login}>Login</LinkButton>
      </div>
    );
  }
  if (!hasToken || isLinkSpent) {
    return (
      <div className="grid gap-5">
        <Notice kind="error">
          {trouble ?? "This link is not complete. Please open it from the mail again."}
        </Notice>
        <p>Press Forget Password, and we mail you a new link.</p>
        <ForgotPassword typedEmail="" />
      </div>
    );
  }
  return (
    <Form onSubmit={submit}>
      <PasswordField name="password" value={password} error={undefined} onChange={setPassword} />
      {trouble && <Notice kind="error">{trouble}</Notice>}
      <SubmitButton disabled={isPending}>{isPending ? "Setting it …" : "Set new password"}</SubmitButton>
    </Form>
  );
}
