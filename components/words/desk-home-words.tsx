"use client";

import { lazy, type ReactNode } from "react";
import type { Language } from "@/lib/words/constants";

/** Fetched where it is rendered: the page is that of a customer's account too. */
const HOMES = {
  en: lazy(async () => ({ default: (await import("@/components/words/english-desk-home")).EnglishDeskHome })),
  bn: lazy(async () => ({ default: (await import("@/components/words/bangla-desk-home")).BanglaDeskHome })),
};

/** What the desk's home says in the browser. */
export function DeskHomeWords({ language, children }: { language: Language; children: ReactNode }) {
  const Home = HOMES[language];
  return <Home>{children}</Home>;
}
