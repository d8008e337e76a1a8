import type { AsyncLocalStorage } from "node:async_hooks";

// Set by scripts/server/trouble.mjs; absent under `next dev`.
const shared = globalThis as typeof globalThis & {
  shopRequestTrouble?: AsyncLocalStorage<{ isDatabaseAway: boolean }>;
};

/** Notes on the request under way that it fails because the database is away, so that the server answers 503. */
export function noteDatabaseAway(): void {
  const trouble = shared.shopRequestTrouble?.getStore();
  if (trouble) trouble.isDatabaseAway = true;
}
