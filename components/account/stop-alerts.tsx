"use client";

import { useWords } from "#words";
import { useState } from "react";
import { useMailedToken } from "@/components/account/use-mailed-token";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { useAction } from "@/components/ui/use-action";
import { callPublic } from "@/lib/platform/http/client";

/** Ends alerts with the token of a mailed link, after a press, because mail programs open links by themselves. */
export function StopAlerts() {
  const { failure: say, link, stopAlerts: words } = useWords("account");
  const token = useMailedToken();
  const [isDone, setIsDone] = useState(false);
  const { run, isPending, failure } = useAction(async () => {
    await callPublic("POST /stockAlerts/stop", { body: { token: token ?? "" }, retry: "idempotent" });
    setIsDone(true);
  }, say);

  if (token === "") return <ErrorNotice error={link.incomplete} />;
  if (isDone) return <Notice>{words.done}</Notice>;
  return (
    <Form onSubmit={run}>
      <p>{words.ask}</p>
      <ErrorNotice error={failure} />
      <SubmitButton disabled={isPending}>{isPending ? words.pending : words.stop}</SubmitButton>
    </Form>
  );
}
