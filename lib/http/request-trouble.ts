// Set by scripts/server/trouble.mjs; absent under `next dev`.
const shared = globalThis as typeof globalThis & { shopTrouble?: { databaseAwayAt: number } };

/** Notes that a page failed because the database is away, so that the server answers 503 for it. */
export function noteDatabaseAway(): void {
  if (shared.shopTrouble) shared.shopTrouble.databaseAwayAt = Date.now();
}
