"use client";

import { useLanguage, useWords } from "#words";
import { useState } from "react";
import { useFromParameter } from "@/components/account/use-login-address";
import { Button } from "@/components/ui/button";
import { EarlyNote } from "@/components/ui/early-note";
import { useEarlyPress } from "@/components/ui/early-press";
import { startSocialSignIn } from "@/lib/accounts/auth/api";
import { socialReturnPath } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

/** The social sign-in button. */
export function SocialSignIn() {
  const { login } = useWords("account");
  const language = useLanguage();
  const ref = useEarlyPress<HTMLButtonElement>();
  const from = useFromParameter();
  const [isPending, setIsPending] = useState(false);

  function start() {
    setIsPending(true);
    startSocialSignIn(localPath(language, socialReturnPath(from))).catch((error: unknown) => {
      // The contract: a social login failure is only logged.
      console.error(error);
      setIsPending(false);
    });
  }

  return (
    <div className="stitch-b mb-6 grid pb-6">
      <div className="relative grid">
        <Button ref={ref} variant="quiet" data-early="" disabled={isPending} onClick={start}>
          {login.google}
        </Button>
        <EarlyNote className="not-empty:border not-empty:border-ink/40 not-empty:bg-white" />
      </div>
    </div>
  );
}
