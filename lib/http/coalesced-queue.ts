import { WHOLE_LIST_DEADLINE_MS } from "@/lib/deadline";
import type { GzippedBodies } from "@/lib/http/gzipped-body";
import { SerialQueue } from "@/lib/serial-queue";

/** What has not begun yet, by its key. */
const waiting = new Map<object, Promise<GzippedBodies>>();
const queue = new SerialQueue({ name: "long texts", deadlineMs: WHOLE_LIST_DEADLINE_MS });

/**
 * Long documents are compressed one after the other, however many ask, and requests for the same one are coalesced:
 * whoever asks for one that still waits in the queue shares it, as it is read after all of them have asked.
 */
export function runCoalesced(key: object, compress: () => Promise<GzippedBodies>): Promise<GzippedBodies> {
  const shared = waiting.get(key);
  if (shared) return shared;
  const queued = queue.run(async () => {
    waiting.delete(key);
    return await compress();
  });
  waiting.set(key, queued);
  return queued;
}
