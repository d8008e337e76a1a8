// Set by scripts/server/trouble.mjs; absent under `next dev`.
const shared = globalThis as typeof globalThis & {
  shopTrouble?: { note: (path: string, isDatabaseAway: boolean) => void };
};

/** Notes why a page failed: because the database is away, for which the server answers 503, or for another cause. */
export function notePageFailure(path: string, isDatabaseAway: boolean): void {
  shared.shopTrouble?.note(path, isDatabaseAway);
}
