/** What a product can come in more than one of. */
export const OPTION_KINDS = ["size", "color"] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];
