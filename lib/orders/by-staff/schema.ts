import { z } from "zod";
import { discountSchema, seenAmountSchema } from "@/lib/orders/contents/schema";
import { wantedLinesSchema } from "@/lib/orders/lines/schema";
import { codeSchema } from "@/lib/orders/coupons/schema";
import { STAFF_SOURCES } from "@/lib/orders/constants";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { areaShape, checkoutFormSchema, phoneSchema } from "@/lib/orders/schema";
import { productDtoSchema } from "@/lib/catalogue/products/dto";
import { cleanLine } from "@/lib/platform/text/text";
import { emailSchema } from "@/lib/accounts/users/schema";
import { lineSchema, paragraphSchema } from "@/lib/platform/http/schema";

const MAX_REFERENCE_LENGTH = 100;
const MAX_NOTE_LENGTH = 500;

const { name, phone, address, deliveryLocation, riderNote } = checkoutFormSchema.shape;

/** Money that came in before the order, such as by bKash, and under which number. */
const advanceSchema = z.object({
  amount: z.int("Please enter a whole amount in BDT.").min(1, "Please enter a whole amount in BDT."),
  reference: lineSchema(MAX_REFERENCE_LENGTH, "Please keep the reference short.").default(""),
});

const noEmail = z.string().trim().length(0);

/** POST /orders/byStaff. `amount` says what the desk saw as the total, and is only compared. */
export const staffOrderSchema = z.object({
  name,
  phone,
  address,
  deliveryLocation,
  lines: wantedLinesSchema,
  source: z.enum(STAFF_SOURCES, "Please say where the order came from."),
  email: z.union([noEmail, emailSchema]).optional(),
  discount: discountSchema.optional(),
  advance: advanceSchema.optional(),
  riderNote,
  ...areaShape,
  note: paragraphSchema(MAX_NOTE_LENGTH, "Please keep the note short.").optional(),
  amount: seenAmountSchema.optional(),
  coupon: codeSchema.optional(),
  agreed: z.boolean().optional().describe("Agreed on the phone: the order is Confirmed at once."),
});

export const placedByStaffSchema = z.object({
  insertedId: z.string(),
  orderNumber: z.int(),
  status: z.enum(ORDER_STATUSES),
});

export type PlacedAtDesk = z.output<typeof placedByStaffSchema>;

export type StaffOrderInput = z.output<typeof staffOrderSchema>;
export type StaffOrderRequest = z.input<typeof staffOrderSchema>;

/** GET /orders/lastContact */
export const lastContactQuerySchema = z.object({ phone: phoneSchema });

export const lastContactSchema = z.object({
  contact: z
    .object({
      name: z.string(),
      address: z.string(),
      deliveryLocation: z.string(),
      area: z.string().describe("Its thana and its district; empty where nobody asked for them."),
      email: z.string(),
    })
    .nullable()
    .describe("As the last order of this phone has it; null where there is none."),
  history: z
    .object({ count: z.int(), canceled: z.int(), returned: z.int(), lastDay: z.string() })
    .nullable()
    .describe("What this phone has ordered before: of its last 50 orders."),
});

export type LastContact = z.output<typeof lastContactSchema>;

const MAX_QUERY_LENGTH = 100;

/** GET /products/choices */
export const choicesQuerySchema = z.object({
  q: z.string().transform(cleanLine).pipe(z.string().min(1).max(MAX_QUERY_LENGTH)),
});

export const choicesSchema = z.array(productDtoSchema);
