/** In a pipeline: the calls of an order, oldest first. */
export const CALLS = { $ifNull: ["$calls", []] };

/** In a pipeline: the last of them. */
export const LAST_CALL = { $last: CALLS };
