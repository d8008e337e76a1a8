"use client";

import { useLanguage, useWords } from "#words";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { callProtected } from "@/lib/platform/http/client";

/** Offers to prove the account's e-mail, which is voluntary. */
export function EmailProof({ email }: { email: string }) {
  const { emailProof: words } = useWords("account");
  const language = useLanguage();
  const [isSent, setIsSent] = useState(false);
  const { run, isPending, failure } = useAction(async () => {
    await callProtected("POST /emailProofs", { query: { language } });
    setIsSent(true);
  }, words.failure);

  return (
    <section aria-labelledby="email-proof" className="mt-8 max-w-prose">
      <h2 id="email-proof" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2">{words.text}</p>
      <div className="mt-4 grid justify-items-start gap-4">
        <ErrorNotice error={failure} />
        {isSent ? (
          <Notice>{words.sent(email)}</Notice>
        ) : (
          <Button variant="quiet" disabled={isPending} onClick={() => void run()}>
            {isPending ? words.pending : words.send}
          </Button>
        )}
      </div>
    </section>
  );
}
