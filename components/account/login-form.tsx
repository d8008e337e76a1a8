"use client";

import { useLanguage, useWords } from "#words";
import { useRouter } from "next/navigation";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { ForgotPassword } from "@/components/account/forgot-password";
import { FormLink } from "@/components/account/form-link";
import { clearTypedEmail, getTypedEmail, useTypedEmail } from "@/components/account/typed-email";
import { consumeReturnPath } from "@/components/account/return-path";
import { PasswordField } from "@/components/account/password-field";
import { useRegisteredPassword } from "@/components/account/registered-password";
import {
  useFromParameter,
  readFrom,
  readSocial,
  useIsSocialReturn,
} from "@/components/account/use-login-address";
import { joinWishes } from "@/components/product/change-wish";
import { releaseChoice } from "@/components/product/release-choice";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { showMessage } from "@/components/ui/alert";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { logIn, type SignInOutcome, hasSession, finishSocialSignIn } from "@/lib/accounts/auth/api";
import { PATHS, registerPath, loginPath } from "@/lib/paths";
import { onTokenChangeElsewhere } from "@/lib/platform/http/token-store";
import { localPath } from "@/lib/words/local-path.mjs";

/** What is said below the form, by its name among the words. */
const TROUBLE = {
  "too many": "tooMany",
  offline: "offline",
  unavailable: "unavailable",
} as const satisfies Record<Exclude<SignInOutcome, "signed in" | "wrong">, string>;

/** Of a field for an e-mail or a phone: as one for an e-mail is, but that its text may be either. */
const AS_TEXT = { type: "text", inputMode: "email", autoCapitalize: "none", spellCheck: false } as const;

interface LoginFormProps {
  /** Whether a proved phone stands for the e-mail. */
  takesPhone: boolean;
}

export function LoginForm({ takesPhone }: LoginFormProps) {
  const { fields, login: words, popUps, titles } = useWords("account");
  const language = useLanguage();
  const router = useRouter();
  const from = useFromParameter();
  useSocialReturn();
  useLeaveWhenSignedIn();
  const registered = useRegisteredPassword();
  const { draft, bind, setErrors } = useDraft({ email: getTypedEmail(), password: registered });
  // A phone is nothing that a link is mailed to, or that somebody registers with.
  const typedEmail = takesPhone && !draft.email.includes("@") ? "" : draft.email;
  useTypedEmail(typedEmail);
  const [trouble, setTrouble] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function submit() {
    setTrouble(undefined);
    const missing = {
      ...(!draft.email.trim() && { email: takesPhone ? words.noEmailOrPhone : fields.noEmail }),
      ...(!draft.password && { password: fields.noPassword }),
    };
    setErrors(missing);
    if (missing.email || missing.password) return;
    setIsPending(true);
    const outcome = await logIn(draft);
    setIsPending(false);
    if (outcome === "wrong") return await showMessage(popUps.loginFailed);
    if (outcome !== "signed in") return setTrouble(words[TROUBLE[outcome]]);
    clearTypedEmail();
    joinWishes();
    releaseChoice(from);
    await showMessage(popUps.loggedIn);
    replacePage(router, consumeReturnPath(from) ?? localPath(language, PATHS.home));
    router.refresh();
  }

  return (
    <Form onSubmit={submit}>
      <TextField
        label={takesPhone ? words.emailOrPhone : fields.email}
        {...(takesPhone ? AS_TEXT : { type: "email" })}
        autoComplete="username"
        required
        {...bind("email")}
      />
      <PasswordField {...bind("password")} />
      <ForgotPassword typedEmail={typedEmail} />
      {trouble && <Notice kind="error">{trouble}</Notice>}
      <LoginButton isPending={isPending} isFilledIn={registered !== ""} />
      <RetryingNotice isPending={isPending} />
      <FormLink question={words.isNew} href={registerPath(from)} label={titles.register} />
    </Form>
  );
}

/** Where the form is filled in, the button says so and gets the focus. */
function LoginButton({ isPending, isFilledIn }: { isPending: boolean; isFilledIn: boolean }) {
  const { filledIn, pending, button } = useWords("account").login;
  const ref = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  // Before the form is seen: later it could take the focus from a field that has been pressed already.
  useLayoutEffect(() => {
    if (isFilledIn) ref.current?.focus();
  }, [isFilledIn]);
  return (
    <>
      {isFilledIn && <p id={noteId}>{filledIn}</p>}
      <SubmitButton ref={ref} disabled={isPending} aria-describedby={isFilledIn ? noteId : undefined}>
        {isPending ? pending : button}
      </SubmitButton>
    </>
  );
}

/**
 * Takes signed-in users away from the login page. The server redirects those who open it; this handles a page that Back
 * restores, or that is open while another tab signs in. It also removes a token that has outlived its session.
 */
function useLeaveWhenSignedIn(): void {
  const language = useLanguage();
  useEffect(() => {
    if (readSocial()) return;
    const leave = async () => {
      if (!(await hasSession())) return;
      const from = readFrom(language);
      releaseChoice(from);
      window.location.replace(consumeReturnPath(from) ?? localPath(language, PATHS.home));
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
  }, [language]);
}

/** Finishes a social sign-in on the page that the provider sends the shopper back to. */
function useSocialReturn(): void {
  const { loggedIn } = useWords("account").popUps;
  const language = useLanguage();
  const router = useRouter();
  const from = useFromParameter();
  const isReturn = useIsSocialReturn();

  useEffect(() => {
    if (!isReturn) return;
    const finish = async () => {
      if (!(await finishSocialSignIn())) throw new Error("The social sign-in did not succeed.");
      joinWishes();
      releaseChoice(from);
      await showMessage(loggedIn);
      replacePage(router, consumeReturnPath(from) ?? localPath(language, PATHS.home));
    };
    finish().catch((error: unknown) => {
      // The contract: a social login failure is only logged.
      console.error(error);
      // Replaces the return address of the provider. A user who is signed in all the same is redirected from there.
      window.location.replace(localPath(language, loginPath(from)));
    });
  }, [from, isReturn, language, loggedIn, router]);
}

/**
 * Replaces this page by another one. The router would write a fragment twice where it takes the page from a cache.
 */
function replacePage(router: ReturnType<typeof useRouter>, path: string): void {
  if (path.includes("#")) window.location.replace(path);
  else router.replace(path);
}
