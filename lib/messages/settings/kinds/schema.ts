import { z } from "zod";
import {
  CUSTOMER_MESSAGES,
  MAILED_MESSAGES,
  type MailedMessage,
  REVIEW_MESSAGE,
  SHOP_MESSAGES,
  type ShopMessage,
} from "@/lib/messages/constants";
import { kindLabel } from "@/lib/messages/rules";
import { type FieldFacts, SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";

export const customerMessageSchema = z.enum(CUSTOMER_MESSAGES);
const bySms = z.array(customerMessageSchema).max(CUSTOMER_MESSAGES.length);
export const mailedMessageSchema = z.enum(MAILED_MESSAGES);
const mailed = z.array(mailedMessageSchema).max(MAILED_MESSAGES.length);
const forShop = z.array(z.enum(SHOP_MESSAGES)).max(SHOP_MESSAGES.length);

/** Kinds of messages as one field: their labels, each in a line. */
const kindsFacts = (kinds: readonly (MailedMessage | ShopMessage)[]): FieldFacts => ({
  kind: "kinds",
  show: (value) =>
    kinds
      .filter((kind) => Array.isArray(value) && value.includes(kind))
      .map(kindLabel)
      .join("\n"),
  read: (typed) => kinds.filter((kind) => typed.split("\n").includes(kindLabel(kind))),
});

/** The messages that each channel takes: to customers about orders and returns, and to the shop. */
export const messageKindsSchema = z.object({
  mail: mailed.register(SETTING_FIELDS, kindsFacts(MAILED_MESSAGES)),
  sms: bySms.register(SETTING_FIELDS, kindsFacts(CUSTOMER_MESSAGES)),
  telegram: forShop.register(SETTING_FIELDS, kindsFacts(SHOP_MESSAGES)),
});

export type MessageKinds = z.output<typeof messageKindsSchema>;

/** No SMS tells of a delivery, which the customer has in their hands, nor asks for a review. So a plain order costs three. */
export const DEFAULT_MESSAGE_KINDS: MessageKinds = {
  mail: [...MAILED_MESSAGES],
  sms: CUSTOMER_MESSAGES.filter((kind) => kind !== "delivered" && kind !== REVIEW_MESSAGE),
  telegram: [...SHOP_MESSAGES],
};
