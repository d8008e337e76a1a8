// @ts-check
import { createHmac, hash, randomUUID, timingSafeEqual } from "node:crypto";
import { COUNTER_BASE, isFind, PARTS, SEPARATOR } from "./format.mjs";

/** Of each part, on average: docs/adr/0051-proof-of-work.md says what that costs a browser. */
export const TRIES = 4_500;
/** Long enough for the slowest phone to solve it, and too short to collect them. */
export const CHALLENGE_LIFE_SECONDS = 60;

const MS_PER_SECOND = 1_000;
const ADDRESS_BYTES = 12;
const SEED_BYTES = 32;
const PART_AT = SEED_BYTES;
const COUNTER_AT = PART_AT + 4;
const MESSAGE_BYTES = COUNTER_AT + 4;
const LARGEST_COUNTER = 2 ** 32 - 1;

const FORMAT = new RegExp(
  String.raw`^(([a-z-]{1,20})\.(\d{1,12})\.(\d{1,9})\.([\da-f-]{36})\.([\w-]{16}))\.([\w-]{43})((?:\.[0-9a-z]{1,7}){${PARTS}})$`,
);

/**
 * Why a proof is none.
 * @typedef {"malformed" | "forged" | "expired" | "other call" | "other address" | "other difficulty" | "unsolved"} ProofFault
 */

/**
 * @typedef {object} Asked
 * @property {string} call what is asked for, in small letters and hyphens
 * @property {string} address of the client
 * @property {string} secret
 * @property {number} [now] in milliseconds
 */

/**
 * A signed challenge for one client's call. Nothing of it is kept.
 * @param {Asked & { tries?: number }} asked
 */
export function makeChallenge({ call, address, secret, now = Date.now(), tries = TRIES }) {
  const expiresAt = Math.ceil(now / MS_PER_SECOND) + CHALLENGE_LIFE_SECONDS;
  const id = randomUUID();
  const text = [call, expiresAt, tries, id, toDigest(address, secret)].join(SEPARATOR);
  return text + SEPARATOR + sign(text, secret).toString("base64url");
}

/**
 * The id of a good proof, by which it is spent once, or what is wrong with it. Costs some 40 microseconds, and asks nobody.
 * @param {string} proof
 * @param {Asked} asked
 * @returns {{ id: string } | { fault: ProofFault }}
 */
export function verifyProof(proof, { call, address, secret, now = Date.now() }) {
  const [, text, ofCall, expiresAt, tries, id, ofAddress, signature, solution] = FORMAT.exec(proof) ?? [];
  if (text === undefined || id === undefined || signature === undefined || solution === undefined)
    return { fault: "malformed" };
  const seed = Buffer.from(signature, "base64url");
  if (!timingSafeEqual(seed, sign(text, secret))) return { fault: "forged" };
  if (Number(expiresAt) * MS_PER_SECOND <= now) return { fault: "expired" };
  if (ofCall !== call) return { fault: "other call" };
  if (ofAddress !== toDigest(address, secret)) return { fault: "other address" };
  if (Number(tries) !== TRIES) return { fault: "other difficulty" };
  return isSolved(seed, solution) ? { id } : { fault: "unsolved" };
}

/**
 * @param {Buffer} seed
 * @param {string} solution its counters, each behind a separator
 */
function isSolved(seed, solution) {
  const message = Buffer.alloc(MESSAGE_BYTES);
  seed.copy(message);
  const counters = solution.slice(1).split(SEPARATOR);
  return counters.every((written, part) => {
    const counter = Number.parseInt(written, COUNTER_BASE);
    if (counter > LARGEST_COUNTER) return false;
    message.writeUInt32BE(part, PART_AT);
    message.writeUInt32BE(counter, COUNTER_AT);
    return isFind(hash("sha256", message, "buffer").readUInt32BE(), TRIES);
  });
}

/** @param {string} address @param {string} secret */
const toDigest = (address, secret) =>
  createHmac("sha256", secret)
    .update(`proof of address ${address}`)
    .digest()
    .subarray(0, ADDRESS_BYTES)
    .toString("base64url");

/** @param {string} text @param {string} secret */
const sign = (text, secret) => createHmac("sha256", secret).update(`proof of work ${text}`).digest();
