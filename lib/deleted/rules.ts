/** For how long what was deleted can be brought back. */
export const KEPT_DAYS = 30;

/** What is removed outright, and so kept as a copy. Orders are only taken out of sight. */
export const KEPT_KINDS = ["product", "user"] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Nothing that was deleted before this can be brought back. */
export const keptSince = (now = Date.now()): Date => new Date(now - KEPT_DAYS * DAY_MS);
