import { createHash } from "node:crypto";
import { array, assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { firstWordOfHash, makeBlock } from "@/lib/platform/http/proof-of-work/sha256";

const WORD = integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

it("is SHA-256, also when the same block is used again", () => {
  assert(
    property(array(WORD, { minLength: 1, maxLength: 13 }), (words) => {
      const bytes = Buffer.alloc(4 * words.length);
      for (const [at, word] of words.entries()) bytes.writeInt32BE(word, 4 * at);
      const first = createHash("sha256").update(bytes).digest().readUInt32BE();
      const block = makeBlock(words);
      expect([firstWordOfHash(block), firstWordOfHash(block)]).toEqual([first, first]);
    }),
  );
});
