import { z } from "zod";
import { parseQuantity, QUANTITY_MESSAGE } from "@/lib/orders/cart/rules";
import { idSchema } from "@/lib/platform/http/id-schema";
import { optionText, optionTextOrNone } from "@/lib/stock/option-text";
import { emailSchema } from "@/lib/accounts/users/schema";
import { readBy } from "@/lib/platform/http/schema";

export const quantitySchema = z
  .union([z.string().max(20), z.number()])
  .transform(readBy(parseQuantity, QUANTITY_MESSAGE));

/** POST /cart. Name, price, images and category come from the product, whatever else is sent. */
export const addToCartSchema = z.object({
  productId: idSchema,
  quantity: quantitySchema,
  size: optionTextOrNone,
  color: optionTextOrNone,
  email: emailSchema.optional(),
});

export type AddToCartInput = z.output<typeof addToCartSchema>;

/** PATCH /cart/{id}: a field that is not sent stays as it is. */
export const changeLineSchema = z
  .object({ quantity: quantitySchema, size: optionText, color: optionText })
  .partial()
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    "Please send a quantity, a size or a color.",
  );

export type ChangeLineInput = z.output<typeof changeLineSchema>;
