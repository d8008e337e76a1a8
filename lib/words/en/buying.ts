/** What a product's page says in the browser: options, the cart, sizes, alerts of stock. */
export const buying = {};
