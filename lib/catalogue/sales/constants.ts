/** A sale is planned, has its prices written, runs, has them put back, and is over. */
export const SALE_STATES = ["planned", "starting", "running", "ending", "ended"] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** The states of a sale that products may have the prices of. */
export const ACTIVE_STATES = ["starting", "running", "ending"] as const satisfies SaleState[];

/**
 * What a sale has done with a product: `reduced` has its price, `restored` has the old one again; `skipped` was not
 * reduced at the start, and `kept` stays as somebody has changed it.
 */
export const ITEM_STATUSES = ["reduced", "restored", "skipped", "kept"] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const NO_ITEMS: Readonly<Record<ItemStatus, number>> = {
  reduced: 0,
  restored: 0,
  skipped: 0,
  kept: 0,
};

/** Prices are rounded to a multiple of one of these, in BDT. */
export const ROUNDING_STEPS = [1, 5, 10] as const;
export type RoundingStep = (typeof ROUNDING_STEPS)[number];
