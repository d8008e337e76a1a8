"use client";

import type { ReactNode } from "react";
import { deskData } from "@/lib/words/bn/desk-data";
import { deskSettings } from "@/lib/words/bn/desk-settings";
import { shell } from "@/lib/words/bn/shell";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { deskData, deskSettings, shell };

/** What the settings, files and records say in the browser, in Bangla. */
export function BanglaSettings({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
