"use client";

import type { ReactNode } from "react";
import { deskCatalogue } from "@/lib/words/en/desk-catalogue";
import { deskFirstSteps } from "@/lib/words/en/desk-first-steps";
import { deskKit } from "@/lib/words/en/desk-kit";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { deskCatalogue, deskFirstSteps, deskKit };

/** What the desk's home says in the browser, in English. */
export function EnglishDeskHome({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
