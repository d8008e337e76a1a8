/** Returns at the desk. */
export const deskReturns = {};
