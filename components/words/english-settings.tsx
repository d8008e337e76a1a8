"use client";

import type { ReactNode } from "react";
import { deskData } from "@/lib/words/en/desk-data";
import { deskSettings } from "@/lib/words/en/desk-settings";
import { shell } from "@/lib/words/en/shell";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { deskData, deskSettings, shell };

/** What the settings, files and records say in the browser, in English. */
export function EnglishSettings({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
