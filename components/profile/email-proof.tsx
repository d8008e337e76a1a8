"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { callProtected } from "@/lib/platform/http/client";

/** Offers to prove the account's e-mail, which is voluntary. */
export function EmailProof({ email }: { email: string }) {
  const [isSent, setIsSent] = useState(false);
  const { run, isPending, failure } = useAction(async () => {
    await callProtected("POST /emailProofs");
    setIsSent(true);
  });

  return (
    <section aria-labelledby="email-proof" className="mt-8 max-w-prose">
      <h2 id="email-proof" className="text-xl">
        Your email is not confirmed yet
      </h2>
      <p className="mt-2">You can order without it. Once it is confirmed, you can order more at a time.</p>
      <div className="mt-4 grid justify-items-start gap-4">
        <ErrorNotice error={failure} />
        {isSent ? (
          <Notice>We have sent a link to {email}. It works for 24 hours. Check your spam folder too.</Notice>
        ) : (
          <Button variant="quiet" disabled={isPending} onClick={() => void run()}>
            {isPending ? "Sending …" : "Send me a link"}
          </Button>
        )}
      </div>
    </section>
  );
}
