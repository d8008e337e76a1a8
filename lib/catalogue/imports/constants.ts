/** The kinds of data that the shop imports from CSV. */
export const IMPORT_KINDS = ["products", "stock", "stockIn"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** A change of many products at once is checked, applied and undone like a file, but nobody uploads it. */
export const RUN_KINDS = [...IMPORT_KINDS, "bulk"] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export const IMPORT_STATES = ["checked", "applying", "applied", "undoing", "undone"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * What is to be done with a row, or was: `error` and `same` are never applied; `refused` is what somebody changed after
 * the check, `left` what somebody changed before it was undone.
 */
export const ROW_STATUSES = ["error", "waiting", "same", "applied", "refused", "undone", "left"] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

export const NO_ROWS: Readonly<Record<RowStatus, number>> = {
  error: 0,
  waiting: 0,
  same: 0,
  applied: 0,
  refused: 0,
  undone: 0,
  left: 0,
};

export const ROW_ACTIONS = ["add", "change", "count", "receive"] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** How long a checked file can be applied. */
export const CHECK_VALID_MS = 60 * 60_000;
/** A check that was never applied is forgotten. */
export const CHECK_KEPT_MS = 24 * 60 * 60_000;

/** What a file picker offers. */
export const CSV_ACCEPT = ".csv,.tsv,.txt,text/csv,text/tab-separated-values";
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_ROWS = 10_000;
