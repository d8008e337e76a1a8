"use client";

import type { ReactNode } from "react";
import { frame } from "@/lib/words/bn/frame";
import { search } from "@/lib/words/bn/search";
import { units } from "@/lib/words/bn/units";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { frame, search, units };

/** What every page says in the browser, in Bangla. */
export function BanglaFrame({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
