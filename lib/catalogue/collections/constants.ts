/** What chooses the products of a collection: the owner, or a rule. */
export const COLLECTION_RULES = ["hand", "sale", "new", "color", "word"] as const;

/** For so many days a product counts as new. */
export const NEW_DAYS = 14;

/** The most products that are chosen by hand. */
export const MOST_CHOSEN = 100;

/** More rows of products than a shop keeps in mind; all of them are read at once. */
export const MOST_COLLECTIONS = 60;
