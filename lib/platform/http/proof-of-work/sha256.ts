/** SHA-256 of one block, in plain script: the browser's own takes a promise for each hash, which costs ten times as much. */

const BLOCK_WORDS = 64;
const FIRST_WORD = 0x6a09e667;
const ROUND_CONSTANTS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** A message of so many 32-bit words, with its padding, and room for the words that the rounds make of it. */
export function makeBlock(words: readonly number[]): Int32Array {
  const block = new Int32Array(BLOCK_WORDS);
  block.set(words);
  block[words.length] = 0x80000000;
  block[15] = words.length * 32;
  return block;
}

/** The first 32 bits of a block's hash, unsigned; the words behind its first 16 are written over. */
export function firstWordOfHash(block: Int32Array): number {
  for (let at = 16; at < BLOCK_WORDS; at += 1) {
    const early = block[at - 15] ?? 0;
    const late = block[at - 2] ?? 0;
    const low = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const high = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    block[at] = ((block[at - 16] ?? 0) + low + (block[at - 7] ?? 0) + high) | 0;
  }
  let a = FIRST_WORD;
  let b = 0xbb67ae85 | 0;
  let c = 0x3c6ef372 | 0;
  let d = 0xa54ff53a | 0;
  let e = 0x510e527f | 0;
  let f = 0x9b05688c | 0;
  let g = 0x1f83d9ab | 0;
  let h = 0x5be0cd19 | 0;
  for (let at = 0; at < BLOCK_WORDS; at += 1) {
    const turned = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const chosen = (e & f) ^ (~e & g);
    const first = (h + turned + chosen + (ROUND_CONSTANTS[at] ?? 0) + (block[at] ?? 0)) | 0;
    const spun = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + spun + majority) | 0;
  }
  return (FIRST_WORD + a) >>> 0;
}
