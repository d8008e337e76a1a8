"use client";

import { useState } from "react";
import { INCOMPLETE_LINK, useMailedToken } from "@/components/account/use-mailed-token";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { useAction } from "@/components/ui/use-action";
import { callPublic } from "@/lib/platform/http/client";

/** Ends alerts with the token of a mailed link, after a press, because mail programs open links by themselves. */
export function StopAlerts() {
  const token = useMailedToken();
  const [isDone, setIsDone] = useState(false);
  const { run, isPending, failure } = useAction(async () => {
    await callPublic("POST /stockAlerts/stop", { body: { token: token ?? "" }, retry: "idempotent" });
    setIsDone(true);
  });

  if (token === "") return <ErrorNotice error={INCOMPLETE_LINK} />;
  if (isDone)
    return (
      <Notice>
        Done. We will not tell this address of anything that is back, unless it is entered again.
      </Notice>
    );
  return (
    <Form onSubmit={run}>
      <p>Press the button, and we will not tell this email address of anything that is back in stock.</p>
      <ErrorNotice error={failure} />
      <SubmitButton disabled={isPending}>{isPending ? "Stopping …" : "Stop"}</SubmitButton>
    </Form>
  );
}
