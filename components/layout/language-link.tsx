"use client";

import { useLanguage, useWords } from "#words";
import { useSamePage } from "@/components/layout/use-same-page";

/** The letters of the device: a page in English fetches no Bengali font for one word. */
const OWN_LETTERS = "font-[system-ui]";

/** Leads to the same page in the other language. A whole page comes: each language has its own document. */
export function LanguageLink({ className }: { className: string }) {
  const { otherLanguage } = useWords("frame");
  const other = useLanguage() === "en" ? "bn" : "en";
  const address = useSamePage(other);
  return (
    <a
      href={address}
      hrefLang={other}
      lang={other}
      className={`inline-flex min-h-11 items-center underline-offset-4 hover:underline ${other === "bn" ? OWN_LETTERS : ""} ${className}`}
    >
      {otherLanguage}
    </a>
  );
}
