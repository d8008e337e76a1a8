/** What products are described with: colors, fits, sizes. */
export const values = {};
