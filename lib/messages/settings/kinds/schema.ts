import { z } from "zod";
import { CUSTOMER_MESSAGES, SHOP_MESSAGES } from "@/lib/messages/constants";

export const customerMessagesSchema = z.array(z.enum(CUSTOMER_MESSAGES)).max(CUSTOMER_MESSAGES.length);
const forShop = z.array(z.enum(SHOP_MESSAGES)).max(SHOP_MESSAGES.length);

/** The messages that each channel takes: to customers about orders and returns, and to the shop. */
export const messageKindsSchema = z.object({
  mail: customerMessagesSchema,
  sms: customerMessagesSchema,
  telegram: forShop,
});

export type MessageKinds = z.output<typeof messageKindsSchema>;

/** No SMS tells of a delivery: the customer has it in their hands. So a plain order costs three. */
export const DEFAULT_MESSAGE_KINDS: MessageKinds = {
  mail: [...CUSTOMER_MESSAGES],
  sms: CUSTOMER_MESSAGES.filter((kind) => kind !== "delivered"),
  telegram: [...SHOP_MESSAGES],
};
