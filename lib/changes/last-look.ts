/** Many times what a look needs, on a busy machine too. */
const CURRENT_MS = 10_000;

// The bundler may load this module more than once in a process; the time must stay one.
const shared = globalThis as typeof globalThis & { shopLastLookAt?: number };

/** Notes that this server has just seen all that others have changed. */
export function noteLook(now = Date.now()): void {
  shared.shopLastLookAt = now;
}

/** False for a server that may be showing what others have changed a while ago, once it has begun to look. */
export function isLookCurrent(now = Date.now()): boolean {
  return now - (shared.shopLastLookAt ?? now) < CURRENT_MS;
}
