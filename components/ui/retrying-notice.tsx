"use client";

import { useSyncExternalStore } from "react";
import { isRetrying, onRetryingChange } from "@/lib/platform/http/retry-status";

interface RetryingNoticeProps {
  isPending: boolean;
  className?: string | undefined;
}

/** Says beside a button that its call has failed so far and is being retried. */
export function RetryingNotice({ isPending, className = "" }: RetryingNoticeProps) {
  const isTrying = useSyncExternalStore(onRetryingChange, isRetrying, () => false);
  return (
    <output className={`font-semibold text-muted empty:hidden ${className}`}>
      {isPending && isTrying ? "Still trying …" : null}
    </output>
  );
}
