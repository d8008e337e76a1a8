"use client";

import { usePathname } from "next/navigation";
import { useLanguage, useWords } from "#words";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { PATHS } from "@/lib/paths";
import { localPath, readLocalPath } from "@/lib/words/local-path.mjs";

/** What the framework calls pages whose visible addresses lead to them (next.config.ts). */
const INNER = /^\/(?:front\/home|nothing(?=$)|rail(?=\/)|filtered(?=\/))/;

/** The letters of the device: a page in English fetches no Bengali font for one word. */
const OWN_LETTERS = "font-[system-ui]";

/** Leads to the same page in the other language. A whole page comes: each language has its own document. */
export function LanguageLink({ className }: { className: string }) {
  const { otherLanguage } = useWords("frame");
  const other = useLanguage() === "en" ? "bn" : "en";
  // In a document without a router, such as the 404 page, there is no path.
  const { path } = readLocalPath(usePathname() ?? PATHS.home);
  const visible = path.replace(INNER, "") || "/";
  // A mailed link has its token behind the #.
  const query = useBrowserValue(() => window.location.search + window.location.hash, "");
  const address = localPath(other, visible);
  // Parts of the desk are in English alone.
  if (other === "bn" && address === visible) return null;
  return (
    <a
      href={address + query}
      hrefLang={other}
      lang={other}
      className={`inline-flex min-h-11 items-center underline-offset-4 hover:underline ${other === "bn" ? OWN_LETTERS : ""} ${className}`}
    >
      {otherLanguage}
    </a>
  );
}
