"use client";

import type { ReactNode } from "react";
import { account } from "@/lib/words/bn/account";
import { frame } from "@/lib/words/bn/frame";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { account, frame };

/** What the pages of the sign-in say in the browser, in Bangla. */
export function BanglaSignIn({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
