// @ts-check

/** A longer JSON body is refused. */
export const MAX_JSON_BYTES = 64 * 1024;
