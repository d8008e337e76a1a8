"use client";

import { useWords } from "#words";
import { useBrowserValue } from "@/components/ui/use-browser-value";

/** This year, also on a page that was rendered last year. */
export function CurrentYear({ renderedYear }: { renderedYear: number }) {
  const { number } = useWords("frame");
  return number(useBrowserValue(() => new Date().getFullYear(), renderedYear));
}
