"use client";

import type { ReactNode } from "react";
import { account } from "@/lib/words/en/account";
import { frame } from "@/lib/words/en/frame";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { account, frame };

/** What the pages of the sign-in say in the browser, in English. */
export function EnglishSignIn({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
