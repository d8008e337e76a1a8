import { WHOLE_LIST_DEADLINE_MS } from "@/lib/deadline";
import type { PackedBodies } from "@/lib/http/packed-body";
import { SerialQueue } from "@/lib/serial-queue";

/** What has not begun yet, by what it is. */
const waiting = new Map<object, Promise<PackedBodies>>();
const queue = new SerialQueue({ name: "long texts", deadlineMs: WHOLE_LIST_DEADLINE_MS });

/**
 * Long texts are written one after the other, however many ask. Whoever asks for one that waits for its turn shares it:
 * it is read after all of them have asked.
 */
export function packInTurn(what: object, pack: () => Promise<PackedBodies>): Promise<PackedBodies> {
  const shared = waiting.get(what);
  if (shared) return shared;
  const turn = queue.run(async () => {
    waiting.delete(what);
    return await pack();
  });
  waiting.set(what, turn);
  return turn;
}
