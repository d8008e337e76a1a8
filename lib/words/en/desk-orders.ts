/** All orders: cards, details, changes and new orders. */
export const deskOrders = {};
