import { z } from "zod";
import { CUSTOMER_MESSAGES, SHOP_MESSAGES } from "@/lib/messages/constants";
import { brandSchema } from "@/lib/settings/brand/schema";
import { changesOf } from "@/lib/settings/fields/changes-of";
import { changePieceGramsSchema, couriersSettingsSchema } from "@/lib/settings/couriers/schema";
import { deliverySchema } from "@/lib/settings/delivery/schema";
import { ordersSettingsSchema } from "@/lib/settings/orders/schema";
import { stockSettingsSchema } from "@/lib/settings/stock/schema";

const forCustomers = z.array(z.enum(CUSTOMER_MESSAGES)).max(CUSTOMER_MESSAGES.length);
const forShop = z.array(z.enum(SHOP_MESSAGES)).max(SHOP_MESSAGES.length);

/** The messages that each channel takes: to customers about orders and returns, and to the shop. */
export const messageKindsSchema = z.object({ mail: forCustomers, sms: forCustomers, telegram: forShop });

export type MessageKinds = z.output<typeof messageKindsSchema>;

/** No SMS tells of a delivery: the customer has it in their hands. So a plain order costs three. */
export const DEFAULT_MESSAGE_KINDS: MessageKinds = {
  mail: [...CUSTOMER_MESSAGES],
  sms: CUSTOMER_MESSAGES.filter((kind) => kind !== "delivered"),
  telegram: [...SHOP_MESSAGES],
};

/** GET /settings: each group whole, with the values in force. */
export const settingsDtoSchema = z.object({
  version: z.int().describe("Rises with each change."),
  brand: brandSchema,
  delivery: deliverySchema,
  messages: z.object({ kinds: messageKindsSchema }),
  stock: stockSettingsSchema,
  orders: ordersSettingsSchema,
  couriers: couriersSettingsSchema,
});

export type SettingsDto = z.output<typeof settingsDtoSchema>;

/** PATCH /settings: a value that is not sent stays; null restores the default. */
export const changeSettingsSchema = z.object({
  version: z.int().min(0),
  brand: z.optional(z.nullable(changesOf(brandSchema))),
  delivery: z.optional(z.nullable(changesOf(deliverySchema))),
  messages: z
    .object({
      kinds: z
        .object({
          mail: forCustomers.nullable().optional(),
          sms: forCustomers.nullable().optional(),
          telegram: forShop.nullable().optional(),
        })
        .nullable(),
    })
    .optional(),
  stock: z.object({ lowStock: stockSettingsSchema.shape.lowStock.nullable() }).optional(),
  orders: z
    .object({ staffDiscountPercent: ordersSettingsSchema.shape.staffDiscountPercent.nullable() })
    .optional(),
  couriers: z.object({ pieceGrams: changePieceGramsSchema }).optional(),
});

export type ChangeSettingsInput = z.output<typeof changeSettingsSchema>;
export type ChangeSettingsRequest = z.input<typeof changeSettingsSchema>;
