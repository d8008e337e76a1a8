"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { thisYear } from "@/lib/format";

/** This year, also on a page that was rendered last year. */
export function CurrentYear({ renderedYear }: { renderedYear: number }) {
  return useBrowserValue(thisYear, renderedYear);
}
