// @ts-check
import Negotiator from "negotiator";

/** @typedef {"br" | "gzip" | "identity"} Encoding */
/** The same body in the encodings that are at hand. @typedef {Partial<Record<Encoding, Buffer>>} Bodies */

/** The smallest first, whatever a client prefers. @type {Encoding[]} */
const PREFERRED = ["br", "gzip", "identity"];

/**
 * The smallest encoding of those at hand that the client accepts, or undefined.
 * @param {Bodies} bodies
 * @param {Pick<import("node:http").IncomingMessage, "headers">} request
 */
export function chooseEncoding(bodies, request) {
  return negotiateEncoding(
    request,
    PREFERRED.filter((encoding) => bodies[encoding]),
  );
}

/**
 * The smallest encoding that the client accepts, or undefined. Who says nothing takes it as it is.
 * @param {Pick<import("node:http").IncomingMessage, "headers">} request
 */
export function negotiateEncoding(request, available = PREFERRED) {
  const accepted = new Negotiator(request).encodings(available);
  return available.find((encoding) => accepted.includes(encoding));
}
