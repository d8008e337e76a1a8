"use client";

import { useLanguage, useWords } from "#words";
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { PATHS } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

const loadDialog = () => import("@/components/search/search-dialog");

const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

interface SearchLinkProps {
  className: string;
  children: ReactNode;
}

/** A link to the search page; a press opens the search over this page instead. */
export function SearchLink({ className, children }: SearchLinkProps) {
  const { search } = useWords("frame");
  const address = localPath(useLanguage(), PATHS.search);
  const [isOpen, setIsOpen] = useState(false);
  const prepare = () => void loadDialog().catch(() => undefined);

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Offline the link works as usual, and the browser shows its own error.
    if (await loadDialog().then(Boolean, () => false)) setIsOpen(true);
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
      {isOpen &&
        createPortal(
          <Suspense>
            <SearchDialog onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
