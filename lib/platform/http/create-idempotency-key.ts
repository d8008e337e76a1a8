/** A key of one press: the server does what comes with it once, however often it comes. */
export function createIdempotencyKey(): string {
  // randomUUID needs a secure context, which a shop tried on a phone in the local network is not.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
