/** What a product can come in more than one of. */
export const OPTION_KINDS = ["size", "color"] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** From this many pieces on the shop says how few are left. */
export const LOW_STOCK = 5;

/** What stands on a product's care label; each may be left out. */
export const DETAIL_FIELDS = ["fabric", "weight", "care", "origin", "fitNote"] as const;

export type DetailField = (typeof DETAIL_FIELDS)[number];

export type ProductDetails = Partial<Record<DetailField, string | undefined>>;
