"use client";

import { useLanguage, useWords } from "#words";
import { useState } from "react";
import { ForgotPassword } from "@/components/account/forgot-password";
import { PasswordField } from "@/components/account/password-field";
import { tellPassword } from "@/components/account/tell-password";
import { useMailedToken } from "@/components/account/use-mailed-token";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { LinkButton } from "@/components/ui/link-button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { showMessage } from "@/components/ui/alert";
import { SubmitButton } from "@/components/ui/submit-button";
import { useAction } from "@/components/ui/use-action";
import { findPasswordFlaw, WEAK_PASSWORD_MESSAGE } from "@/lib/accounts/passwords/rules";
import { ApiError, callPublic } from "@/lib/platform/http/client";
import { PATHS } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

/** Sets a new password with the token in the fragment of the mailed link. */
export function ResetForm() {
  const { failure: say, fields, link, login, popUps, reset: words } = useWords("account");
  const language = useLanguage();
  const [password, setPassword] = useState("");
  const [passwordError, setPasswordError] = useState<string>();
  const hasToken = useMailedToken() !== "";
  const [isDone, setIsDone] = useState(false);
  const setNew = useAction(async () => {
    const body = { token: window.location.hash.slice(1), password };
    await callPublic("POST /passwordResets/confirm", { body, retry: "if-not-started" });
    // The router would leave the token in the fragment.
    window.history.replaceState(null, "", localPath(language, PATHS.reset));
    setIsDone(true);
  }, say);
  const { isPending, error, failure } = setNew;
  const aboutLink = error instanceof ApiError ? error.fields["token"] : undefined;

  function change(next: string) {
    setPassword(next);
    setPasswordError(undefined);
  }

  async function submit() {
    const flaw = findPasswordFlaw(password);
    setPasswordError(flaw && tellPassword(fields, password, flaw));
    if (flaw === "weak") return await showMessage(popUps.weakPassword(WEAK_PASSWORD_MESSAGE));
    if (!flaw) await setNew.run();
  }

  if (isDone) {
    return (
      <div className="grid justify-items-start gap-5">
        <Notice>{words.done}</Notice>
        <LinkButton href={PATHS.login}>{login.button}</LinkButton>
      </div>
    );
  }
  if (!hasToken || aboutLink)
    return <LinkError trouble={aboutLink ? link.useless(aboutLink) : link.incomplete} />;
  return (
    <Form onSubmit={submit}>
      <PasswordField isNew name="password" value={password} error={passwordError} onChange={change} />
      <ErrorNotice error={failure} />
      <SubmitButton disabled={isPending}>{isPending ? words.pending : words.set}</SubmitButton>
      <RetryingNotice isPending={isPending} />
    </Form>
  );
}

/** Says that a link cannot set a password, and how to get one that can. */
function LinkError({ trouble }: { trouble: string }) {
  const { reset } = useWords("account");
  return (
    <div className="grid gap-5">
      <ErrorNotice error={trouble} />
      <p>{reset.again}</p>
      <ForgotPassword typedEmail="" />
    </div>
  );
}
