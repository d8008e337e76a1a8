// @ts-check
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** @typedef {"br" | "gzip" | "identity"} Encoding */
/** The same body in the encodings that are at hand. @typedef {Partial<Record<Encoding, Buffer>>} Bodies */

/** The smallest first. @type {Encoding[]} */
const PREFERRED = ["br", "gzip", "identity"];

/** Browsers send only a few spellings; a client that makes up more has each of them parsed again. */
const MAX_SPELLINGS = 100;

/** What a spelling of Accept-Encoding accepts, the smallest first. @type {LRUCache<string, Encoding[]>} */
const acceptedBySpelling = new LRUCache({ max: MAX_SPELLINGS });

/**
 * The smallest encoding of those at hand that the client accepts, or undefined.
 * @param {Bodies} bodies
 * @param {Pick<import("node:http").IncomingMessage, "headers">} request
 */
export function chooseEncoding(bodies, request) {
  return listAccepted(request).find((encoding) => bodies[encoding]);
}

/**
 * Lists what the client accepts, the smallest first, whatever it prefers. A client that says nothing gets identity.
 * @param {Pick<import("node:http").IncomingMessage, "headers">} request
 */
export function listAccepted(request) {
  const spelling = String(request.headers["accept-encoding"]);
  const known = acceptedBySpelling.get(spelling);
  if (known) return known;
  const accepted = new Negotiator(request).encodings(PREFERRED);
  const ordered = PREFERRED.filter((encoding) => accepted.includes(encoding));
  acceptedBySpelling.set(spelling, ordered);
  return ordered;
}
