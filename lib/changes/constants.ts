/** A server that has not looked for longer than half of this takes everything for changed. */
export const CHANGES_KEPT_SECONDS = 600;
