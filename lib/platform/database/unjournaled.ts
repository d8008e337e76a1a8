/**
 * For a step that a journaled write follows: the journal and the oplog are sequences, so that whoever waits for the last
 * write waits for all before it. What a crash takes of such steps, nobody was promised.
 */
export const UNJOURNALED = { w: 1, j: false } as const;
