// @ts-check
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

/** A page changes: above this it costs many times the time for one percent. */
const PAGE_QUALITY = 6;
/** Many times what the largest answer takes. */
const LONGEST_TURN_MS = 20_000;

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip), gunzip: promisify(gunzip) };

/**
 * @typedef {object} Work
 * @property {import("./content-negotiation.mjs").Bodies} bodies
 * @property {boolean} isImmutable a file of the build: it is compressed as far as it goes
 * @property {() => boolean} isWanted
 * @property {() => void} whenDone
 */

/** One after the other: the threads that compress also check passwords and read files. */
let last = Promise.resolve();

/**
 * Adds the compressed bodies that are missing, in the background.
 * @param {Work} work
 */
export function compressLater(work) {
  // What cannot be compressed is sent as it is.
  last = last.then(() => endBy(compress(work))).catch(() => undefined);
}

/**
 * Waits for one turn, but not for ever: the others would never be compressed.
 * @param {Promise<void>} turn
 */
async function endBy(turn) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_TURN_MS).unref();
  });
  await Promise.race([turn, late]);
  clearTimeout(timer);
}

/** @param {Work} work */
async function compress({ bodies, isImmutable, isWanted, whenDone }) {
  if (!isWanted()) return;
  const plain = bodies.identity ?? (bodies.gzip && (await compressors.gunzip(bodies.gzip)));
  if (!plain) return;
  bodies.gzip ??= await compressors.gzip(plain);
  bodies.br ??= await compressors.br(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: isImmutable ? constants.BROTLI_MAX_QUALITY : PAGE_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  whenDone();
}
