import { z } from "zod";
import { parseWholeNumber } from "@/lib/platform/text/digits";
import { SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { settingErrors } from "@/lib/words/en/setting-errors";

/** The most that can be set: more is a slip. */
const MAX_LOW_STOCK = 10_000;

export const stockSettingsSchema = z.object({
  lowStock: z
    .int(settingErrors.pieces)
    .min(0, settingErrors.pieces)
    .max(MAX_LOW_STOCK, settingErrors.mostPieces(MAX_LOW_STOCK))
    .describe("The limit of products without one of their own; 0 means none.")
    .register(SETTING_FIELDS, {
      kind: "number",
      show: (pieces) => (pieces === 0 ? "" : String(pieces)),
      read: (typed) => (typed.trim() === "" ? 0 : (parseWholeNumber(typed) ?? typed)),
    }),
});

export type StockSettings = z.output<typeof stockSettingsSchema>;

/** 0 is no limit: the desk is still warned by how fast something sells. */
export const DEFAULT_STOCK_SETTINGS: StockSettings = { lowStock: 0 };
