"use client";

import { useWords } from "#words";
import { useSyncExternalStore } from "react";
import { isRetrying, onRetryingChange } from "@/lib/platform/http/retry-status";

interface RetryingNoticeProps {
  isPending: boolean;
  className?: string | undefined;
}

/** Says beside a button that its call has failed so far and is being retried. */
export function RetryingNotice({ isPending, className = "" }: RetryingNoticeProps) {
  const { retrying } = useWords("frame");
  const isTrying = useSyncExternalStore(onRetryingChange, isRetrying, () => false);
  return (
    <output className={`font-semibold text-muted empty:hidden ${className}`}>
      {isPending && isTrying ? retrying : null}
    </output>
  );
}
