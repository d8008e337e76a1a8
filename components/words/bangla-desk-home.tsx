"use client";

import type { ReactNode } from "react";
import { deskCatalogue } from "@/lib/words/bn/desk-catalogue";
import { deskFirstSteps } from "@/lib/words/bn/desk-first-steps";
import { deskKit } from "@/lib/words/bn/desk-kit";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { deskCatalogue, deskFirstSteps, deskKit };

/** What the desk's home says in the browser, in Bangla. */
export function BanglaDeskHome({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
