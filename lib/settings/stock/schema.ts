import { z } from "zod";
import { parseWholeNumber } from "@/lib/platform/text/digits";
import { SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";

/** The most that can be set: more is a slip. */
const MAX_LOW_STOCK = 10_000;

const PIECES = "Please enter a whole number of pieces, or nothing.";

export const stockSettingsSchema = z.object({
  lowStock: z
    .int(PIECES)
    .min(0, PIECES)
    .max(MAX_LOW_STOCK, `Please enter at most ${MAX_LOW_STOCK} pieces.`)
    .describe("The limit of products without one of their own; 0 means none.")
    .register(SETTING_FIELDS, {
      label: "Limit in pieces",
      about:
        "The desk is warned when a size and color has this many pieces or fewer, unless its product has a limit of its own. Leave it empty for a warning by sales alone.",
      kind: "number",
      show: (pieces) => (pieces === 0 ? "" : String(pieces)),
      read: (typed) => (typed.trim() === "" ? 0 : (parseWholeNumber(typed) ?? typed)),
    }),
});

export type StockSettings = z.output<typeof stockSettingsSchema>;

/** 0 is no limit: the desk is still warned by how fast something sells. */
export const DEFAULT_STOCK_SETTINGS: StockSettings = { lowStock: 0 };
