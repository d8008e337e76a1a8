import { ANSWER_DEADLINE_MS, WHOLE_LIST_DEADLINE_MS } from "@/lib/platform/jobs/deadline";

/** How long a list may take: a page of it no longer than any answer. */
export function listDeadlineMs({ limit }: { limit?: number | undefined }): number {
  return limit === undefined ? WHOLE_LIST_DEADLINE_MS : ANSWER_DEADLINE_MS;
}
