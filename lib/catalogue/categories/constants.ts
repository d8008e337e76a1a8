/** More categories than a menu on a phone holds; all of them are read at once. */
export const MOST_CATEGORIES = 40;

/** So many addresses of deleted categories lead on; the oldest go first. */
export const MOST_MOVED = 100;
