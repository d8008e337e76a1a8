import { z } from "zod";
import {
  CUSTOMER_MESSAGES,
  type CustomerMessage,
  REVIEW_MESSAGE,
  SHOP_MESSAGES,
  type ShopMessage,
} from "@/lib/messages/constants";
import { kindLabel } from "@/lib/messages/rules";
import { type FieldFacts, SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { messages } from "@/lib/words/en/desk-settings-fields";

const { fields } = messages;

export const customerMessageSchema = z.enum(CUSTOMER_MESSAGES);

export const customerMessagesSchema = z.array(customerMessageSchema).max(CUSTOMER_MESSAGES.length);
const forShop = z.array(z.enum(SHOP_MESSAGES)).max(SHOP_MESSAGES.length);

/** Kinds of messages as one field: their labels, each in a line. */
const kindsFacts = (label: string, kinds: readonly (CustomerMessage | ShopMessage)[]): FieldFacts => ({
  label,
  kind: "kinds",
  show: (value) =>
    kinds
      .filter((kind) => Array.isArray(value) && value.includes(kind))
      .map(kindLabel)
      .join("\n"),
  read: (typed) => kinds.filter((kind) => typed.split("\n").includes(kindLabel(kind))),
});

/** A schema is registered as one field: each has its own. */
const forCustomers = (label: string) =>
  customerMessagesSchema.clone().register(SETTING_FIELDS, kindsFacts(label, CUSTOMER_MESSAGES));

/** The messages that each channel takes: to customers about orders and returns, and to the shop. */
export const messageKindsSchema = z.object({
  mail: forCustomers(fields["kinds.mail"].label),
  sms: forCustomers(fields["kinds.sms"].label),
  telegram: forShop.register(SETTING_FIELDS, kindsFacts(fields["kinds.telegram"].label, SHOP_MESSAGES)),
});

export type MessageKinds = z.output<typeof messageKindsSchema>;

/** No SMS tells of a delivery, which the customer has in their hands, nor asks for a review. So a plain order costs three. */
export const DEFAULT_MESSAGE_KINDS: MessageKinds = {
  mail: [...CUSTOMER_MESSAGES],
  sms: CUSTOMER_MESSAGES.filter((kind) => kind !== "delivered" && kind !== REVIEW_MESSAGE),
  telegram: [...SHOP_MESSAGES],
};
