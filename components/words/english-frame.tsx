"use client";

import type { ReactNode } from "react";
import { frame } from "@/lib/words/en/frame";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { frame };

/** What every page of the shop says in the browser, in English. */
export function EnglishFrame({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
