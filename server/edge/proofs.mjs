// @ts-check
import { LRUCache } from "lru-cache";
import {
  CHALLENGE_LIFE_SECONDS,
  makeChallenge,
  verifyProof,
} from "../../lib/platform/http/proof-of-work/challenge.mjs";
import { PROOF_HEADER } from "../../lib/platform/http/proof-of-work/format.mjs";
import { processState } from "../../lib/platform/process-state.mjs";

/** @import { IncomingMessage } from "node:http" */
/** @typedef {import("../../lib/platform/http/proof-of-work/challenge.mjs").ProofFault | "spent"} Fault */
/** @typedef {{ challenge: string, fault?: Fault }} Challenge what a call is told that has to bring a proof, and why its own was none */

const HEADER = PROOF_HEADER.toLowerCase();
const MS_PER_SECOND = 1_000;
/** Each takes some 100 bytes. The database knows of all, also of those that other servers took (spend-proof.ts). */
const MOST_SPENT = 10_000;

/**
 * Makes challenges, and takes each proof of work once.
 * @param {string} secret
 */
export function makeProofs(secret) {
  /** @type {LRUCache<string, true>} */
  const spent = new LRUCache({ max: MOST_SPENT, ttl: CHALLENGE_LIFE_SECONDS * MS_PER_SECOND });
  const askedOf = (/** @type {IncomingMessage} */ { headers }, /** @type {string} */ call) => ({
    call,
    address: String(headers["x-client-address"]),
    secret,
  });

  /** @returns {{ id: string } | { fault: Fault }} */
  const read = (/** @type {string} */ proof, /** @type {ReturnType<typeof askedOf>} */ asked) => {
    const verified = verifyProof(proof, asked);
    return "id" in verified && spent.has(verified.id) ? { fault: "spent" } : verified;
  };

  return {
    /**
     * Takes the proof that comes with a call, for good: its id, or what is wrong with it; null without one.
     * @param {IncomingMessage} request
     * @param {string} call
     * @returns {{ id: string } | { fault: Fault } | null}
     */
    take(request, call) {
      const proof = request.headers[HEADER];
      if (proof === undefined) return null;
      const asked = askedOf(request, call);
      const found = read(String(proof), asked);
      processState.metrics?.countProof("id" in found ? "taken" : found.fault);
      if ("fault" in found) return found;
      spent.set(found.id, true);
      request.headers["x-proof"] = found.id;
      return found;
    },

    /**
     * @param {IncomingMessage} request
     * @param {string} call
     * @param {Fault} [fault]
     * @returns {Challenge}
     */
    make(request, call, fault) {
      processState.metrics?.countProof("asked");
      return { challenge: makeChallenge(askedOf(request, call)), ...(fault && { fault }) };
    },
  };
}
