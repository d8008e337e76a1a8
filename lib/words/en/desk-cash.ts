/** The cash desk. */
export const deskCash = {};
