import { z } from "zod";
import { idSchema } from "@/lib/platform/http/id-schema";
import { listFields } from "@/lib/platform/http/list";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { parsePhone } from "@/lib/platform/text/phone";
import { optionText } from "@/lib/stock/option-text";
import { PAYMENT_METHODS } from "@/lib/orders/payment";
import { DELIVERY_LOCATIONS } from "@/lib/site";
import { cleanParagraph } from "@/lib/platform/text/text";
import { emailSchema, personNameSchema } from "@/lib/accounts/users/schema";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { DECIDED_STATUSES } from "@/lib/orders/lifecycle/rules";
import type { ErrorFields } from "@/lib/platform/http/errors";
import { lineSchema, paragraphSchema, readBy } from "@/lib/platform/http/schema";
import { codeSchema } from "@/lib/orders/coupons/schema";
import { cancellationReasonSchema } from "@/lib/orders/lifecycle/schema";
import { readArea } from "@/lib/areas";
import { LANGUAGES } from "@/lib/words/constants";
import { SHARED_KINDS } from "@/lib/orders/limits/constants";

export const MIN_ADDRESS_LENGTH = 5;
export const MAX_ADDRESS_LENGTH = 500;
const MAX_CART_ITEMS = 200;

export const phoneSchema = z
  .string("Please enter a phone number.")
  .max(40)
  .transform(readBy(parsePhone, "Please enter a phone number, such as 01712 345678."));

export const MAX_RIDER_NOTE_LENGTH = 200;

/** A note for the rider, such as "after 5 pm". */
export const riderNoteSchema = lineSchema(
  MAX_RIDER_NOTE_LENGTH,
  `Please keep the note for the rider to ${MAX_RIDER_NOTE_LENGTH} characters.`,
);

/** The fields that the shopper fills in at the checkout. */
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
  riderNote: riderNoteSchema.optional(),
});

const MAX_AREA_LENGTH = 60;
const areaPart = lineSchema(MAX_AREA_LENGTH, "Please choose from the list.").optional();

/** Where in the location an order goes. Whether there is such a district and such a thana, the server knows. */
export const areaShape = { district: areaPart, thana: areaPart };

/** The fields of the checkout, before they are checked. The area is as lib/areas.ts names it. */
export type CheckoutDraft = Record<keyof z.input<typeof checkoutFormSchema> | "area", string>;

/** The first message of each field that is not filled in correctly. */
export type CheckoutErrors = Partial<Record<keyof CheckoutDraft, string | undefined>>;

const checkedFormSchema = checkoutFormSchema.extend(areaShape);

interface CheckDraftOptions {
  /** Whether what the delivery costs follows from the area. */
  asksArea: boolean;
}

export function checkDraft(
  { area, ...draft }: CheckoutDraft,
  { asksArea }: CheckDraftOptions,
): Checked<typeof checkedFormSchema> {
  const { order, errors } = checkOrder(checkedFormSchema, { ...draft, ...readArea(area) });
  if (!asksArea || area !== "") return { order, errors };
  return { order: null, errors: { ...errors, area: "Please choose your thana or your district." } };
}

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

/** A cart line as the shopper saw it; without size and color it asks for those that the line has. */
const seenLine = z.object({ _id: idSchema, size: optionText.optional(), color: optionText.optional() });

export type SeenLine = z.output<typeof seenLine>;

/**
 * POST /orders. `amount` and `cartItems` say what the shopper saw and are only compared; status, time and all other
 * money are the server's.
 */
export const createOrderSchema = checkoutFormSchema.extend({
  ...areaShape,
  email: emailSchema.optional(),
  amount: z.number().int().min(0),
  cartItems: z.array(seenLine).max(MAX_CART_ITEMS).optional(),
  coupon: codeSchema.optional(),
  language: z.enum(LANGUAGES).optional().describe("Of its messages: in which it is placed."),
  callFirst: z
    .boolean()
    .optional()
    .describe("They would rather be called than prove their phone; nothing is held before."),
});

export type CreateOrderInput = z.output<typeof createOrderSchema>;
export type PlaceOrderRequest = z.input<typeof createOrderSchema>;

export const MAX_CANCELLATION_NOTE_LENGTH = 200;

/** POST /orders/{id}/cancel. */
export const cancelOrderSchema = z.object({
  reason: cancellationReasonSchema.optional(),
  note: paragraphSchema(
    MAX_CANCELLATION_NOTE_LENGTH,
    `Please keep the note to ${MAX_CANCELLATION_NOTE_LENGTH} characters.`,
  ).optional(),
});

export type CancelOrderInput = z.output<typeof cancelOrderSchema>;

/** PATCH /orders/{id}/cancel: notes why a cancelled order was cancelled. */
export const noteReasonSchema = cancelOrderSchema.required({ reason: true });

export type NoteReasonInput = z.output<typeof noteReasonSchema>;

/** PATCH /orders/{id}. Reason and note are of a cancelled one. */
export const changeOrderStatusSchema = cancelOrderSchema.extend({ status: z.enum(DECIDED_STATUSES) });

export type OrderDecision = z.output<typeof changeOrderStatusSchema>["status"];

/** A key that new customers share, as the desk was told of it. */
export const sharedKeySchema = z
  .string()
  .regex(new RegExp(String.raw`^(?:${SHARED_KINDS.join("|")}):\S+$`))
  .max(300);

/**
 * POST /orders/cancelPending: cancels those of one account, one phone or one key that new customers share, up to the
 * newest that the admin has seen.
 */
export const cancelPendingSchema = z
  .object({
    email: emailSchema.optional(),
    phone: phoneSchema.optional(),
    sharedKey: sharedKeySchema.optional(),
    upTo: idSchema.optional(),
  })
  .refine(
    ({ email, phone, sharedKey }) =>
      [email, phone, sharedKey].filter((value) => value !== undefined).length === 1,
    "Either email, phone or sharedKey.",
  );

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
