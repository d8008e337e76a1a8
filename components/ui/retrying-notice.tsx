"use client";

import { useSyncExternalStore } from "react";
import { isRetrying, onRetryingChange } from "@/lib/platform/http/retry-status";

interface RetryingNoticeProps {
  isPending: boolean;
  className?: string | undefined;
}

/** Beside a button: says that what it began has failed so far and is tried again. */
export function RetryingNotice({ isPending, className = "" }: RetryingNoticeProps) {
  const isTrying = useSyncExternalStore(onRetryingChange, isRetrying, () => false);
  return (
    <output className={`font-semibold text-muted empty:hidden ${className}`}>
      {isPending && isTrying ? "Still trying …" : null}
    </output>
  );
}
