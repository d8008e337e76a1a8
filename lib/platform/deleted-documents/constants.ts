/** For how long what was deleted can be brought back. */
export const KEPT_DAYS = 30;

/** What is removed outright, and so kept as a copy. Orders are only taken out of sight. */
export const KEPT_KINDS = ["product", "user"] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];
