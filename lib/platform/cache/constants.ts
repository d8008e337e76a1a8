/** A server that has not polled for longer than half of this takes everything for changed. */
export const INVALIDATIONS_KEPT_SECONDS = 600;
