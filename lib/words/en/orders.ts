/** Orders as their customers see them: their states, changes, returns and tracking. */
export const orders = {};
