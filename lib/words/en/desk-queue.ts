/** The queue of calls. */
export const deskQueue = {};
