"use client";

import { useWords } from "#words";
import { useEffect, useRef } from "react";
import { CLOSED_LINE_KEY } from "@/lib/platform/closed-line.mjs";
import { keep, readKept } from "@/components/ui/web-storage";

/** Closes the line that it stands in, for good on this device. */
export function CloseLine() {
  const { announcement } = useWords("frame");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // In a frame that came without a document of its own, no inline script has looked.
    const line = button.current?.parentElement;
    if (line && readKept("localStorage", CLOSED_LINE_KEY) === line.dataset.line) line.hidden = true;
  }, []);
  return (
    <button
      ref={button}
      type="button"
      aria-label={announcement.close}
      className="absolute top-1 right-1 grid size-11 place-items-center text-xl"
      onClick={({ currentTarget: { parentElement: line } }) => {
        if (!line) return;
        keep("localStorage", CLOSED_LINE_KEY, line.dataset.line ?? null);
        line.hidden = true;
      }}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
