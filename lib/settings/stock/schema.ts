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

/** 0 is no limit: the desk is still warned by how fast something sells. */
export const DEFAULT_STOCK_SETTINGS: StockSettings = { lowStock: 0 };
