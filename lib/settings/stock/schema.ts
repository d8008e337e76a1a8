import { z } from "zod";

/** The most that can be set: more is a slip. */
const MAX_LOW_STOCK = 10_000;

export const stockSettingsSchema = z.object({
  lowStock: z
    .int()
    .min(0)
    .max(MAX_LOW_STOCK)
    .describe("The limit of products without one of their own; 0 means none."),
});

export type StockSettings = z.output<typeof stockSettingsSchema>;

/** By how fast something sells the desk is warned in any case. */
export const DEFAULT_STOCK_SETTINGS: StockSettings = { lowStock: 0 };
