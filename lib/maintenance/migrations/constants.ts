/** What the record of a migration says; of one that has not begun there is none. */
export const MIGRATION_STATES = ["running", "failed", "done"] as const;
