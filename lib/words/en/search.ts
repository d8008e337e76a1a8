/** The search and what it finds. */
export const search = {};
