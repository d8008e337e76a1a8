import type { PackedBodies } from "@/lib/http/packed-body";

/** What has not begun yet, by what it is. */
const waiting = new Map<object, Promise<PackedBodies>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Long texts are written one after the other, however many ask. Whoever asks for one that waits for its turn shares it:
 * it is read after all of them have asked.
 */
export function packInTurn(what: object, pack: () => Promise<PackedBodies>): Promise<PackedBodies> {
  const shared = waiting.get(what);
  if (shared) return shared;
  const turn = last.then(() => {
    waiting.delete(what);
    return pack();
  });
  waiting.set(what, turn);
  last = turn.catch(() => undefined);
  return turn;
}
