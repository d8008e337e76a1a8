"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** This year, also on a page that was built last year. */
export function CurrentYear() {
  const year = useSyncExternalStore(neverChanges, thisYear, thisYear);
  return <span suppressHydrationWarning>{year}</span>;
}
