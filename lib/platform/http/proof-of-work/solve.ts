import { COUNTER_BASE, isFind, PARTS, SEPARATOR } from "@/lib/platform/http/proof-of-work/format.mjs";
import { firstWordOfHash, makeBlock } from "@/lib/platform/http/proof-of-work/sha256";

const TRIES_FIELD = 2;
const BYTES_PER_WORD = 4;

/** Does the work that a challenge asks for: the proof for the call, which holds the challenge. Runs for its whole time. */
export function solve(challenge: string): string {
  const fields = challenge.split(SEPARATOR);
  const seed = toWords(fields.at(-1) ?? "");
  const tries = Number(fields[TRIES_FIELD]);
  const counters = Array.from({ length: PARTS }, (_, part) =>
    findCounter(makeBlock([...seed, part, 0]), seed.length + 1, tries).toString(COUNTER_BASE),
  );
  return [challenge, ...counters].join(SEPARATOR);
}

/** The first counter, at that place of the block, whose hash is a find. */
function findCounter(block: Int32Array, at: number, tries: number): number {
  for (let counter = 0; ; counter += 1) {
    block[at] = counter;
    if (isFind(firstWordOfHash(block), tries)) return counter;
  }
}

function toWords(base64url: string): number[] {
  const bytes = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Array.from({ length: Math.floor(bytes.length / BYTES_PER_WORD) }, (_, word) =>
    [0, 1, 2, 3].reduce((sum, byte) => (sum << 8) | bytes.charCodeAt(word * BYTES_PER_WORD + byte), 0),
  );
}
