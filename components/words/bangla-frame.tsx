"use client";

import type { ReactNode } from "react";
import { frame } from "@/lib/words/bn/frame";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { frame };

/** What every page of the shop says in the browser, in Bangla. */
export function BanglaFrame({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
