/** The page of a product: what is rendered on the server. */
export const product = {};
