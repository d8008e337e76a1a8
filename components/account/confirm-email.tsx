"use client";

import Link from "next/link";
import { useState } from "react";
import { INCOMPLETE_LINK, useMailedToken } from "@/components/account/use-mailed-token";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { useAction } from "@/components/ui/use-action";
import { ApiError, callProtected, messageOf } from "@/lib/platform/http/client";
import { reconcileToken } from "@/lib/platform/http/reconcile-token";
import { confirmEmailPath, loginPath, PATHS } from "@/lib/paths";

/** Proves the e-mail with the token of a mailed link, after a press, because mail programs open links by themselves. */
export function ConfirmEmail() {
  const token = useMailedToken();
  const [state, setState] = useState<"ready" | "signed out" | "done">("ready");
  const { run, isPending, error } = useAction(async () => {
    if (!(await reconcileToken())) return setState("signed out");
    await callProtected("POST /emailProofs/confirm", { body: { token: token ?? "" } });
    setState("done");
  });

  if (token === "") return <ErrorNotice error={INCOMPLETE_LINK} />;
  if (state === "done") {
    return (
      <div className="grid justify-items-start gap-5">
        <Notice>Your email is confirmed.</Notice>
        <LinkButton href={PATHS.profile}>Go to your profile</LinkButton>
      </div>
    );
  }
  if (state === "signed out") {
    return (
      <div className="grid justify-items-start gap-5">
        <Notice>
          Please log in to the account that this link was sent for. Then press the button again.
        </Notice>
        <LinkButton href={loginPath(confirmEmailPath(token ?? ""))}>Login</LinkButton>
      </div>
    );
  }
  return (
    <Form onSubmit={run}>
      <p>Press the button to confirm that this email address is yours.</p>
      {error !== undefined && <Trouble error={error} />}
      <SubmitButton disabled={isPending}>{isPending ? "Confirming …" : "Confirm this email"}</SubmitButton>
    </Form>
  );
}

/** Says why the e-mail was not confirmed. A refused link is useless; the profile offers a new one. */
function Trouble({ error }: { error: unknown }) {
  const isRefused = error instanceof ApiError && error.code === "INVALID_FIELDS";
  return (
    <Notice kind="error">
      {messageOf(error)}
      {isRefused && (
        <>
          {" "}
          <Link href={PATHS.profile} className="link">
            See on your profile
          </Link>{" "}
          whether your email is confirmed.
        </>
      )}
    </Notice>
  );
}
