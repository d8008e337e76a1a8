export const BEST_SELLER_DAYS = 30;
/** How many the home page shows; it shows none where they do not fill a row. */
export const BEST_SELLERS = 6;
export const FEWEST_BEST_SELLERS = 3;
