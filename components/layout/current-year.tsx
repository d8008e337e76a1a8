"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";

/** This year, also on a page that was rendered last year. */
export function CurrentYear({ renderedYear }: { renderedYear: number }) {
  return useBrowserValue(() => new Date().getFullYear(), renderedYear);
}
