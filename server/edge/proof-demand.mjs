// @ts-check
import { isDatabaseAnswering } from "../../lib/platform/database-pulse.mjs";
import { RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";
import { CALLS_LATELY } from "./rate-limited-routes.mjs";

/** @import { IncomingMessage } from "node:http" */
/** @import { Overload } from "./admission.mjs" */
/** @import { Work } from "./concurrency-limit.mjs" */

/**
 * The longest wait of a request without a proof. A peak of honest sign-ins stays below it, as
 * docs/adr/0051-proof-of-work.md tells.
 */
const LONGEST_WAIT_MS = 2_000;
/** So long everybody is asked after that, and on as long as so many more come without a proof in that time. */
const PRESSURE_LASTS_MS = 10_000;
const MANY_WITHOUT_PROOF = 20;

/** One sign-in under pressure has two calls: the first is asked for a proof, and the second brings it. */
const CALLS_OF_ONE = 2;
/** The longest cooldown of a slot, in times of the work before it, */
const MOST_COOLDOWNS = 16;
/** and in time, where the work was slow for another reason, such as the database. */
const LONGEST_COOLDOWN_MS = 1_000;

/** Above that of every address. */
const RANK_OF_PROOF = 1_000;

/**
 * How long the slot of an address cools down after its work: as many times as long as the address has called too often.
 * @param {number} rank of the address, lower by each call lately
 * @returns {Work["cooldownMs"]}
 */
function cooldownAfter(rank) {
  const callsTooMany = CALLS_LATELY.burst - rank - CALLS_OF_ONE;
  if (callsTooMany <= 0) return undefined;
  return (workMs) => Math.min(LONGEST_COOLDOWN_MS, Math.min(MOST_COOLDOWNS, callsTooMany) * workMs);
}

/** The pressure on a queue: while it is too long, a request has to bring a proof of work. */
export class ProofDemand {
  #call;
  #proofs;
  #now;
  #asksUntil = -Infinity;
  /** Those that were asked since a moment. */
  #asked = { since: -Infinity, count: 0 };

  /** @param {{ call: string, proofs: ReturnType<typeof import("./proofs.mjs").makeProofs>, now?: (() => number) | undefined }} options */
  constructor({ call, proofs, now = () => performance.now() }) {
    this.#call = call;
    this.#proofs = proofs;
    this.#now = now;
  }

  /**
   * The place of a request in the queue, or null where it was refused. Who brings a proof comes first; without one
   * nobody waits for long. The more often an address has called lately, the longer its slot cools down after the work: a flood
   * that solves every proof gets a small share of the processor, and whoever comes for the first time ends such a cooldown.
   * @param {IncomingMessage} request
   * @param {{ start: Work["start"], rank: number, refuse: (overload: Overload) => void }} outcome with the rank of its address
   * @returns {Work | null}
   */
  workOf(request, { start, rank, refuse }) {
    const taken = this.#proofs.take(request, this.#call);
    const refuseBusy = (/** @type {number} */ retryAfterSeconds) =>
      refuse({ status: 503, retryAfterSeconds });
    if (taken && "id" in taken) {
      return { start, refuse: refuseBusy, rank: rank + RANK_OF_PROOF, cooldownMs: cooldownAfter(rank) };
    }
    const ask = () => {
      this.#noteAsked();
      const proof = this.#proofs.make(request, this.#call, taken?.fault);
      refuse({ status: 429, retryAfterSeconds: RETRY_SOON_SECONDS, proof });
    };
    if (this.#now() < this.#asksUntil) {
      ask();
      return null;
    }
    const refuseLate = (/** @type {number} */ seconds) => {
      // Behind a silent database no proof would help.
      if (!isDatabaseAnswering()) {
        refuseBusy(seconds);
        return;
      }
      this.#asksUntil = this.#now() + PRESSURE_LASTS_MS;
      ask();
    };
    return { start, refuse: refuseLate, rank, maxWaitMs: LONGEST_WAIT_MS };
  }

  /** A flood goes on to be asked: it then costs no hash at all. */
  #noteAsked() {
    const now = this.#now();
    if (now - this.#asked.since > PRESSURE_LASTS_MS) this.#asked = { since: now, count: 0 };
    this.#asked.count += 1;
    if (this.#asked.count > MANY_WITHOUT_PROOF) this.#asksUntil = now + PRESSURE_LASTS_MS;
  }
}
