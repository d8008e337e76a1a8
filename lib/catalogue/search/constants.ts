/** What a shopper can narrow a list of products by, in the order in which addresses have it. */
export const FILTER_KEYS = ["size", "color", "fit", "min", "max", "sale", "stock", "sort", "page"] as const;

export const SORTS = ["new", "low", "high"] as const;

export const MAX_SEARCH_LENGTH = 80;
/** From so many letters on suggestions come while somebody types. */
export const MIN_SEARCH_LENGTH = 2;
export const SUGGESTED_PRODUCTS = 6;
