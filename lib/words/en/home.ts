/** The home page. */
export const home = {};
