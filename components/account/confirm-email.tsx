"use client";

import { useLanguage, useWords } from "#words";
import Link from "next/link";
import { useState } from "react";
import { useMailedToken } from "@/components/account/use-mailed-token";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { useAction } from "@/components/ui/use-action";
import { ApiError, callProtected } from "@/lib/platform/http/client";
import { reconcileToken } from "@/lib/platform/http/reconcile-token";
import { confirmEmailPath, loginPath, PATHS } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

/** Proves the e-mail with the token of a mailed link, after a press, because mail programs open links by themselves. */
export function ConfirmEmail() {
  const { confirmEmail: words, link, login } = useWords("account");
  const language = useLanguage();
  const token = useMailedToken();
  const [state, setState] = useState<"ready" | "signed out" | "done">("ready");
  const { run, isPending, error } = useAction(async () => {
    if (!(await reconcileToken())) return setState("signed out");
    await callProtected("POST /emailProofs/confirm", { body: { token: token ?? "" } });
    setState("done");
  });

  if (token === "") return <ErrorNotice error={link.incomplete} />;
  if (state === "done") {
    return (
      <div className="grid justify-items-start gap-5">
        <Notice>{words.done}</Notice>
        <LinkButton href={PATHS.profile}>{words.toProfile}</LinkButton>
      </div>
    );
  }
  if (state === "signed out") {
    return (
      <div className="grid justify-items-start gap-5">
        <Notice>{words.signedOut}</Notice>
        <LinkButton href={loginPath(localPath(language, confirmEmailPath(token ?? "")))}>
          {login.button}
        </LinkButton>
      </div>
    );
  }
  return (
    <Form onSubmit={run}>
      <p>{words.ask}</p>
      {error !== undefined && <Trouble error={error} />}
      <SubmitButton disabled={isPending}>{isPending ? words.pending : words.confirm}</SubmitButton>
    </Form>
  );
}

/** Says why the e-mail was not confirmed. A refused link is useless; the profile offers a new one. */
function Trouble({ error }: { error: unknown }) {
  const { failure, check } = useWords("account").confirmEmail;
  const language = useLanguage();
  const isRefused = error instanceof ApiError && error.code === "INVALID_FIELDS";
  return (
    <Notice kind="error">
      {failure(error)}
      {isRefused && (
        <>
          {" "}
          <Link href={localPath(language, PATHS.profile)} className="link">
            {check.link}
          </Link>{" "}
          {check.after}
        </>
      )}
    </Notice>
  );
}
