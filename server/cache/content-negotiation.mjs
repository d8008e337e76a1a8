// @ts-check
import Negotiator from "negotiator";

/** @typedef {"br" | "gzip" | "identity"} Encoding */
/** The same body in the encodings that are at hand. @typedef {Partial<Record<Encoding, Buffer>>} Bodies */

/** The smallest first, whatever a client prefers. @type {Encoding[]} */
const PREFERRED = ["br", "gzip", "identity"];

/**
 * The smallest encoding of those at hand that the client accepts, or undefined. Who says nothing takes it as it is.
 * @param {Bodies} bodies
 * @param {Pick<import("node:http").IncomingMessage, "headers">} request
 */
export function chooseEncoding(bodies, request) {
  const available = PREFERRED.filter((encoding) => bodies[encoding]);
  const accepted = new Negotiator(request).encodings(available);
  return available.find((encoding) => accepted.includes(encoding));
}
