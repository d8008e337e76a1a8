const PARTS = 4;
const BASE = 36;

/** An Idempotency-Key that nobody else has. */
// randomUUID needs a secure context, which a shop tried on a phone in the local network is not.
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(PARTS)), (part) => part.toString(BASE)).join("-");
}
