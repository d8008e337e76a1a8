"use client";

import { useLanguage, useWords } from "#words";
import { type MouseEvent, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { PATHS } from "@/lib/paths";
import type { Language } from "@/lib/words/constants";
import { localPath } from "@/lib/words/local-path.mjs";

/** Fetches the search over a page with its words, of which a page has none before. */
const LOAD = {
  en: async () => (await import("@/components/search/english-search")).EnglishSearch,
  bn: async () => (await import("@/components/search/bangla-search")).BanglaSearch,
};

/** The search over a page in its language; null where it does not come. */
const loadDialog = (language: Language) => LOAD[language]().catch(() => null);

type Dialog = NonNullable<Awaited<ReturnType<typeof loadDialog>>>;

interface SearchLinkProps {
  className: string;
  children: ReactNode;
}

/** A link to the search page; a press opens the search over this page instead. */
export function SearchLink({ className, children }: SearchLinkProps) {
  const { search } = useWords("frame");
  const language = useLanguage();
  const address = localPath(language, PATHS.search);
  const [opened, setOpened] = useState<{ Dialog: Dialog }>();
  const prepare = () => void loadDialog(language);

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const Dialog = await loadDialog(language);
    // Offline the link works as usual, and the browser shows its own error.
    if (Dialog) setOpened({ Dialog });
    else window.location.assign(address);
  }

  return (
    <>
      <a
        href={address}
        aria-label={search}
        title={search}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={(event) => void open(event)}
        className={className}
      >
        {children}
      </a>
      {opened && createPortal(<opened.Dialog onClose={() => setOpened(undefined)} />, document.body)}
    </>
  );
}
