/** The kinds of options that a product can come in. */
export const OPTION_KINDS = ["size", "color"] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** From this many pieces on the shop says how few are left. */
export const LOW_STOCK = 5;
