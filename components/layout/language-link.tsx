"use client";

import { useLanguage, useWords } from "#words";
import { useSamePage } from "@/components/layout/use-same-page";

/** A page in English fetches the letters of this word alone, and keeps its place until they come. */
const NAME_OF_BANGLA = "box-content w-[2.5em] justify-center font-[Bangla_Name,system-ui] whitespace-nowrap";

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
      className={`inline-flex min-h-11 items-center underline-offset-4 hover:underline ${other === "bn" ? NAME_OF_BANGLA : ""} ${className}`}
    >
      {otherLanguage}
    </a>
  );
}
