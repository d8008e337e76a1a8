import type { PackedBodies } from "@/lib/http/packed-body";
import { Turns } from "@/lib/turns";

/** The longest catalogue that we have measured takes a tenth of it, and each read has a deadline of its own. */
const LONGEST_TURN_MS = 60_000;

/** What has not begun yet, by what it is. */
const waiting = new Map<object, Promise<PackedBodies>>();
const turns = new Turns({ name: "long texts", deadlineMs: LONGEST_TURN_MS });

/**
 * Long texts are written one after the other, however many ask. Whoever asks for one that waits for its turn shares it:
 * it is read after all of them have asked.
 */
export function packInTurn(what: object, pack: () => Promise<PackedBodies>): Promise<PackedBodies> {
  const shared = waiting.get(what);
  if (shared) return shared;
  const turn = turns.take(() => {
    waiting.delete(what);
    return pack();
  });
  waiting.set(what, turn);
  return turn;
}
