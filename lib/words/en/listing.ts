/** Lists of products: cards, filters, pages of a list. */
export const listing = {};
