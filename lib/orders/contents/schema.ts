import { z } from "zod";
import { orderDtoSchema } from "@/lib/orders/dto";
import { areaShape, checkoutFormSchema } from "@/lib/orders/schema";
import { wantedLinesSchema } from "@/lib/orders/lines/schema";
import { productDtoSchema } from "@/lib/catalogue/products/dto";
import { lineSchema } from "@/lib/platform/http/schema";

const MAX_REASON_LENGTH = 200;

export const discountSchema = z
  .object({
    amount: z.int("Please enter a whole amount in BDT.").min(0, "Please enter a whole amount in BDT."),
    reason: lineSchema(MAX_REASON_LENGTH, "Please keep the reason short.").default(""),
  })
  .refine(({ amount, reason }) => amount === 0 || reason !== "", {
    message: "Please say what the discount is for.",
    path: ["reason"],
  });

/** What the desk saw as the total; compared, never believed. */
export const seenAmountSchema = z.int().min(0);

const { name, phone, address, deliveryLocation, riderNote } = checkoutFormSchema.shape;

/** PATCH /orders/{id}/contents: a field that is not sent stays as it is. */
export const changeContentsSchema = z.object({
  version: z.int().min(0),
  name: name.optional(),
  phone: phone.optional(),
  address: address.optional(),
  deliveryLocation: deliveryLocation.optional(),
  riderNote,
  ...areaShape,
  lines: wantedLinesSchema.optional(),
  discount: discountSchema.optional(),
  amount: seenAmountSchema.optional(),
});

export type ChangeContentsInput = z.output<typeof changeContentsSchema>;
export type ChangeContentsRequest = z.input<typeof changeContentsSchema>;

/** GET /orders/{id}/contents: the order, and its products as they are today, as far as they are still there. */
export const orderContentsSchema = z.object({
  order: orderDtoSchema,
  products: z.array(productDtoSchema),
});

export type OrderContents = z.output<typeof orderContentsSchema>;
