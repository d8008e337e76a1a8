// @ts-check
import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import PQueue from "p-queue";

/** Pages change often, and a higher quality takes many times as long to save one percent. */
const PAGE_QUALITY = 6;
/** Many times what the largest answer takes. */
const LONGEST_TURN_MS = 20_000;
/** Gzip data begins with this byte; node:v8 never writes it first. */
const GZIP_MARK = 0x1f;
const SMALL_BYTES = 16 * 1024;

const compressBrotli = promisify(brotliCompress);
export const compressGzip = promisify(gzip);
export const decompressGzip = promisify(gunzip);

/**
 * @param {Buffer} text
 * @param {number} quality
 */
export const compressText = (text, quality) =>
  compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** Packed pages need a tenth of the memory. Small values stay unpacked: one page reads them many times. */
export const compressedValues = {
  /** @param {unknown} value */
  async pack(value) {
    const bytes = serialize(value);
    return bytes.length < SMALL_BYTES ? bytes : await compressGzip(bytes);
  },
  /** @param {Buffer} packed */
  unpack: async (packed) => deserialize(packed[0] === GZIP_MARK ? await decompressGzip(packed) : packed),
};

/**
 * Bodies are compressed one at a time: the same threads check passwords and read files. No turn lasts for ever.
 */
const queue = new PQueue({ concurrency: 1, timeout: LONGEST_TURN_MS });

/**
 * Adds the compressed bodies that are missing, in the background.
 * @param {import("./content-negotiation.mjs").Bodies} bodies
 * @param {object} options
 * @param {boolean} options.isImmutable a file of the build: it is compressed as far as it goes
 * @param {() => boolean} options.isWanted
 * @returns {Promise<unknown>} rejects where it cannot be compressed, and is sent as it is
 */
export async function compressLater(bodies, { isImmutable, isWanted }) {
  return queue.add(async () => {
    if (!isWanted()) return;
    const plain = bodies.identity ?? (bodies.gzip && (await decompressGzip(bodies.gzip)));
    if (!plain) return;
    bodies.gzip ??= await compressGzip(plain);
    bodies.br ??= await compressText(plain, isImmutable ? constants.BROTLI_MAX_QUALITY : PAGE_QUALITY);
  });
}
