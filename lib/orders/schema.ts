import { z } from "zod";
import { idSchema } from "@/lib/platform/http/id-schema";
import { listFields } from "@/lib/platform/http/list";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { parsePhone } from "@/lib/orders/rules";
import { optionText } from "@/lib/stock/option-text";
import { PAYMENT_METHODS } from "@/lib/orders/payment";
import { DELIVERY_LOCATIONS } from "@/lib/site";
import { cleanParagraph } from "@/lib/platform/text/text";
import { emailSchema, personNameSchema } from "@/lib/accounts/users/schema";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { DECIDED_STATUSES } from "@/lib/orders/lifecycle/rules";
import type { ErrorFields } from "@/lib/platform/http/errors";

export const MIN_ADDRESS_LENGTH = 5;
export const MAX_ADDRESS_LENGTH = 500;
const MAX_CART_ITEMS = 200;

export const phoneSchema = z
  .string("Please enter a phone number.")
  .max(40)
  .transform((input, context) => {
    const phone = parsePhone(input);
    if (phone !== null) return phone;
    context.addIssue({ code: "custom", message: "Please enter a phone number, such as 01712 345678." });
    return z.NEVER;
  });

/** What the shopper fills in at the checkout. */
export const checkoutFormSchema = z.object({
  name: personNameSchema,
  phone: phoneSchema,
  address: z
    .string("Please enter your full address.")
    .transform(cleanParagraph)
    .pipe(
      z
        .string()
        .min(MIN_ADDRESS_LENGTH, "Please enter your full address: house, road, area and district.")
        .max(MAX_ADDRESS_LENGTH, `Please keep the address to ${MAX_ADDRESS_LENGTH} characters.`),
    ),
  deliveryLocation: z.enum(DELIVERY_LOCATIONS, "Please choose where we should deliver."),
  paymentMethod: z.enum(PAYMENT_METHODS, "Please choose how you will pay."),
});

/** What is in the fields of the checkout, before it is checked. */
export type CheckoutDraft = Record<keyof z.input<typeof checkoutFormSchema>, string>;

/** The first message of each field that is not filled in correctly. */
export type CheckoutErrors = Partial<Record<keyof CheckoutDraft, string | undefined>>;

export const checkDraft = (draft: CheckoutDraft): Checked<typeof checkoutFormSchema> =>
  checkOrder(checkoutFormSchema, draft);

interface Checked<Schema extends z.ZodType> {
  order: z.output<Schema> | null;
  errors: ErrorFields;
}

/** What a form has, checked as the shop will. */
export function checkOrder<Schema extends z.ZodType>(schema: Schema, order: unknown): Checked<Schema> {
  const parsed = schema.safeParse(order);
  if (parsed.success) return { order: parsed.data, errors: {} };
  return { order: null, errors: fieldsOf(parsed.error) };
}

/** A cart line as the shopper saw it; whoever names no size and color asks for those that it has. */
const seenLine = z.object({ _id: idSchema, size: optionText.optional(), color: optionText.optional() });

export type SeenLine = z.output<typeof seenLine>;

/**
 * POST /orders. `amount` and `cartItems` say what the shopper saw and are only compared; status, time and all other
 * money are the server's.
 */
export const createOrderSchema = checkoutFormSchema.extend({
  email: emailSchema.optional(),
  amount: z.number().int().min(0),
  cartItems: z.array(seenLine).max(MAX_CART_ITEMS).optional(),
});

export type CreateOrderInput = z.output<typeof createOrderSchema>;
export type PlaceOrderRequest = z.input<typeof createOrderSchema>;

/** PATCH /orders/{id}. */
export const changeOrderStatusSchema = z.object({ status: z.enum(DECIDED_STATUSES) });

export type OrderDecision = z.output<typeof changeOrderStatusSchema>["status"];

/** POST /orders/cancelPending: of one account or of one phone, those up to the newest that the admin has seen. */
export const cancelPendingSchema = z
  .object({ email: emailSchema.optional(), phone: phoneSchema.optional(), upTo: idSchema.optional() })
  .refine(({ email, phone }) => (email === undefined) !== (phone === undefined), "Either email or phone.");

export type CancelPendingInput = z.output<typeof cancelPendingSchema>;
export type CancelPendingRequest = z.input<typeof cancelPendingSchema>;

export const canceledPendingSchema = z.object({
  modifiedCount: z.int().describe("Orders that were cancelled."),
  pieces: z.int().describe("Pieces in them."),
});

export type CanceledPending = z.output<typeof canceledPendingSchema>;

export const listOrdersQuerySchema = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  ...listFields,
});

export type ListOrdersQuery = z.output<typeof listOrdersQuerySchema>;
