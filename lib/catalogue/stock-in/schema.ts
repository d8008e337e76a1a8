import { z } from "zod";
import { stockInDay, stockInSupplier } from "@/lib/catalogue/imports/schema";
import { idSchema } from "@/lib/platform/http/id-schema";
import { optionTextOrNone } from "@/lib/stock/option-text";

const MAX_NUMBER = 20;
/** As many as fit into the body of a call. */
export const MAX_STOCK_IN_LINES = 400;

const typedNumber = z.union([z.number(), z.string().max(MAX_NUMBER)]).transform(String);

/** POST /stockIns. */
export const stockInSchema = z.object({
  day: stockInDay,
  supplier: stockInSupplier,
  lines: z
    .array(
      z.object({
        productId: idSchema,
        size: optionTextOrNone,
        color: optionTextOrNone,
        pieces: typedNumber,
        cost: typedNumber.describe("Of a piece, in BDT with up to two decimals."),
      }),
    )
    .min(1, "Please enter the pieces of a product.")
    .max(MAX_STOCK_IN_LINES, `Please enter at most ${MAX_STOCK_IN_LINES} sizes and colors at once.`),
});

export type StockInInput = z.output<typeof stockInSchema>;
export type StockInRequest = z.input<typeof stockInSchema>;
