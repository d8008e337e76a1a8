"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { callProtected, messageOf } from "@/lib/platform/http/client";

/** Offers to prove the e-mail of the account. Nobody has to. */
export function EmailProof({ email }: { email: string }) {
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: "info" | "error"; text: string }>();

  async function send() {
    setIsPending(true);
    try {
      await callProtected("POST /emailProofs");
      setOutcome({
        kind: "info",
        text: `We have sent a link to ${email}. It works for 24 hours. Check your spam folder too.`,
      });
    } catch (error) {
      setOutcome({ kind: "error", text: messageOf(error) });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <section aria-labelledby="email-proof" className="mt-8 max-w-prose">
      <h2 id="email-proof" className="text-xl">
        Your email is not confirmed yet
      </h2>
      <p className="mt-2">You can order without it. Once it is confirmed, you can order more at a time.</p>
      <div className="mt-4 grid justify-items-start gap-4">
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
        {outcome?.kind !== "info" && (
          <Button type="button" variant="quiet" disabled={isPending} onClick={() => void send()}>
            {isPending ? "Sending …" : "Send me a link"}
          </Button>
        )}
      </div>
    </section>
  );
}
