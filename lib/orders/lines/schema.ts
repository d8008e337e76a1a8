import { z } from "zod";
import { MAX_CART_LINES } from "@/lib/orders/cart/rules";
import { quantitySchema } from "@/lib/orders/cart/schema";
import { idSchema } from "@/lib/platform/http/id-schema";
import { optionTextOrNone } from "@/lib/stock/option-text";

/** A line as it is to be; with its id, one that the order has already. */
const wantedLineSchema = z.object({
  _id: idSchema.optional(),
  productId: idSchema,
  size: optionTextOrNone,
  color: optionTextOrNone,
  quantity: quantitySchema,
});

export type WantedLine = z.output<typeof wantedLineSchema>;

export const wantedLinesSchema = z
  .array(wantedLineSchema)
  .min(1, "Please leave at least one item in the order.")
  .max(MAX_CART_LINES, `An order can have at most ${MAX_CART_LINES} items.`)
  .refine((lines) => {
    const ids = lines.flatMap(({ _id }) => _id ?? []);
    return new Set(ids).size === ids.length;
  }, "Each line can be named only once.");
