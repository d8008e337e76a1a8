"use client";

import { useSyncExternalStore } from "react";
import { isStillTrying, onTryingChange } from "@/lib/http/still-trying";

/** Beside a button: says that what it began has failed so far and is tried again. */
export function RetryingNotice({ isPending, className = "" }: { isPending: boolean; className?: string }) {
  const isTrying = useSyncExternalStore(onTryingChange, isStillTrying, () => false);
  return (
    <output className={`font-semibold text-muted empty:hidden ${className}`}>
      {isPending && isTrying ? "Still trying …" : null}
    </output>
  );
}
