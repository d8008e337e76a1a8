// @ts-check
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

/** @typedef {"br" | "gzip" | "identity"} Encoding */
/** The same body in the encodings that are at hand. @typedef {Partial<Record<Encoding, Buffer>>} Forms */

/** The smallest first. @type {Encoding[]} */
const ENCODINGS = ["br", "gzip", "identity"];

/** A page changes: above this it costs many times the time for one percent. */
const PAGE_QUALITY = 6;
/** Many times what the largest answer takes. */
const LONGEST_TURN_MS = 20_000;
const NO_WEIGHT = /^q=0(?:\.0*)?$/;

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip), gunzip: promisify(gunzip) };

/**
 * The smallest encoding of those at hand that the client takes, or undefined. Who says nothing takes it as it is.
 * @param {Forms} forms
 * @param {string | string[] | undefined} header its Accept-Encoding
 */
export function chooseEncoding(forms, header) {
  const accepted = new Map(
    String(header ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
        return [name, !parameters.some((parameter) => NO_WEIGHT.test(parameter))];
      }),
  );
  return ENCODINGS.find((encoding) => {
    if (!forms[encoding]) return false;
    return accepted.get(encoding) ?? accepted.get("*") ?? encoding === "identity";
  });
}

/**
 * @typedef {object} Work
 * @property {Forms} forms
 * @property {boolean} isFixed a file of the build: it is compressed as far as it goes
 * @property {() => boolean} isWanted
 * @property {() => void} whenDone
 */

/** One after the other: the threads that compress also check passwords and read files. */
let last = Promise.resolve();

/**
 * Adds the compressed forms that are missing, in the background.
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
async function compress({ forms, isFixed, isWanted, whenDone }) {
  if (!isWanted()) return;
  const plain = forms.identity ?? (forms.gzip && (await pack.gunzip(forms.gzip)));
  if (!plain) return;
  forms.gzip ??= await pack.gzip(plain);
  forms.br ??= await pack.br(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: isFixed ? constants.BROTLI_MAX_QUALITY : PAGE_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  whenDone();
}
