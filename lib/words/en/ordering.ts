/** The cart and the checkout. */
export const ordering = {};
