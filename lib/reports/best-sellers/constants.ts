export const BEST_SELLER_DAYS = 30;
/** How many the home page shows; of fewer than a row it shows none. */
export const BEST_SELLERS = 6;
export const FEWEST_BEST_SELLERS = 3;
