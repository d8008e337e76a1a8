"use client";

import { useState } from "react";
import { useMailedToken } from "@/components/account/use-mailed-token";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { callPublic, messageOf } from "@/lib/platform/http/client";

/** Ends what somebody waits for, with the token of a mailed link. On a press, because mail programs open links by themselves. */
export function StopAlerts() {
  const token = useMailedToken();
  const [isPending, setIsPending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function stop() {
    setFailure(undefined);
    setIsPending(true);
    try {
      await callPublic("POST /stockAlerts/stop", { body: { token: token ?? "" }, retry: "idempotent" });
      setIsDone(true);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsPending(false);
    }
  }

  if (token === "")
    return <Notice kind="error">This link is incomplete. Please open it from the email again.</Notice>;
  if (isDone)
    return (
      <Notice>
        Done. We will not tell this address of anything that is back, unless it is entered again.
      </Notice>
    );
  return (
    <Form onSubmit={stop}>
      <p>Press the button, and we will not tell this email address of anything that is back in stock.</p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <SubmitButton disabled={isPending}>{isPending ? "Stopping …" : "Stop"}</SubmitButton>
    </Form>
  );
}
