"use client";

import { useRouter } from "next/navigation";
import { useState, useEffect } from "react";
import { ForgotPassword } from "@/components/account/forgot-password";
import { FormLink } from "@/components/account/form-link";
import { clearTypedEmail, getTypedEmail, useTypedEmail } from "@/components/account/typed-email";
import { consumeReturnPath } from "@/components/account/return-path";
import { PasswordField } from "@/components/account/password-field";
import {
  useFromParameter,
  readFrom,
  readSocial,
  useIsSocialReturn,
} from "@/components/account/use-login-address";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { logIn, type SignInOutcome, hasSession, finishSocialSignIn } from "@/lib/accounts/auth/api";
import { OFFLINE_MESSAGE } from "@/lib/platform/http/client";
import { PATHS, registerPath, loginPath } from "@/lib/paths";
import { onTokenChangeElsewhere } from "@/lib/platform/http/token-store";

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
      <SubmitButton disabled={isPending}>{isPending ? "Logging in …" : "Login"}</SubmitButton>
      <RetryingNotice isPending={isPending} />
      <FormLink question="New here?" href={registerPath(from)} label="Register" />
    </Form>
  );
}

/**
 * Takes signed-in users away from the login page. The server redirects those who open it; this handles a page that Back
 * restores, or that is open while another tab signs in. It also removes a token that has outlived its session.
 */
function useLeaveWhenSignedIn(): void {
  useEffect(() => {
    if (readSocial()) return;
    const leave = async () => {
      if (await hasSession()) window.location.replace(consumeReturnPath(readFrom()) ?? PATHS.home);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void leave();
    };
    void leave();
    window.addEventListener("pageshow", onPageShow);
    const stop = onTokenChangeElsewhere(() => void leave());
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      stop();
    };
  }, []);
}

/** Finishes a social sign-in on the page that the provider sends the shopper back to. */
function useSocialReturn(): void {
  const router = useRouter();
  const from = useFromParameter();
  const isReturn = useIsSocialReturn();

  useEffect(() => {
    if (!isReturn) return;
    const finish = async () => {
      if (!(await finishSocialSignIn())) throw new Error("The social sign-in did not succeed.");
      await showMessage(MESSAGES.loggedIn);
      replacePage(router, consumeReturnPath(from) ?? PATHS.home);
    };
    finish().catch((error: unknown) => {
      // The contract: a social login failure is only logged.
      console.error(error);
      // Replaces the return address of the provider. A user who is signed in all the same is redirected from there.
      window.location.replace(loginPath(from));
    });
  }, [from, isReturn, router]);
}

/**
 * Replaces this page by another one. The router would write a fragment twice where it takes the page from a cache.
 */
function replacePage(router: ReturnType<typeof useRouter>, path: string): void {
  if (path.includes("#")) window.location.replace(path);
  else router.replace(path);
}
