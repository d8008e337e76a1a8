/**
 * For a step that a journaled write follows: the journal and the oplog are sequences, so that a caller who waits for the
 * last write waits for all before it. Nobody was promised the steps that a crash takes.
 */
export const UNJOURNALED = { w: 1, j: false } as const;
