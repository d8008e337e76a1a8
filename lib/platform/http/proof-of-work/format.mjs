// @ts-check

/** The header that brings a solved challenge. */
export const PROOF_HEADER = "Proof-Of-Work";

/** So many small puzzles make a proof: the sum of many varies less than one puzzle as large. */
export const PARTS = 16;

/**
 * A challenge is six fields with dots between: what it is for, its end, how many tries a part takes, its id, a digest of the
 * address, and the signature, whose 32 bytes are what is worked on. A proof is a challenge and its counters.
 */
export const SEPARATOR = ".";

/** The counters of a proof are written in this base. */
export const COUNTER_BASE = 36;

const WORDS = 2 ** 32;

/**
 * Whether a hash is a find, by its first 32 bits: one of so many is.
 * @param {number} firstWord
 * @param {number} tries
 */
export const isFind = (firstWord, tries) => firstWord * tries < WORDS;
