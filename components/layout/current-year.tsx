"use client";

import { useSyncExternalStore } from "react";
import { thisYear } from "@/lib/format";

const neverChanges = () => () => undefined;

/** This year, also on a page that was rendered last year. */
export function CurrentYear({ renderedYear }: { renderedYear: number }) {
  return useSyncExternalStore(neverChanges, thisYear, () => renderedYear);
}
