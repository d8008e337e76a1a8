/** The states of a migration's record. A migration that has not begun has no record. */
export const MIGRATION_STATES = ["running", "failed", "done"] as const;
