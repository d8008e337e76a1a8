export const MESSAGE_CHANNELS = ["mail", "sms", "telegram"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Whom a message is for. */
export const MESSAGE_ROLES = ["customer", "shop"] as const;
export type MessageRole = (typeof MESSAGE_ROLES)[number];

/** What customers are told of what they send back. */
export const RETURN_MESSAGES = [
  "returnAccepted",
  "returnRefused",
  "returnReceived",
  "returnSettled",
] as const;

/** What customers are told of their orders. */
export const CUSTOMER_MESSAGES = [
  "placed",
  "changed",
  "confirmed",
  "handedOver",
  "delivered",
  "canceled",
  ...RETURN_MESSAGES,
] as const;
export type CustomerMessage = (typeof CUSTOMER_MESSAGES)[number];

/** What they are told that they have asked for, of a product and no order. */
export const ALERT_MESSAGE = "backInStock";

/** All that a channel can take to customers. */
export const CUSTOMER_KINDS = [...CUSTOMER_MESSAGES, ALERT_MESSAGE] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** What the shopkeeper is told. */
export const SHOP_MESSAGES = ["newOrder", "calledOff", "returnAsked", "lowStock", "backupFailed"] as const;
export type ShopMessage = (typeof SHOP_MESSAGES)[number];

export const MESSAGE_KINDS = [...CUSTOMER_KINDS, ...SHOP_MESSAGES] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** `dropped`: it had become pointless or untrue before it could be sent. */
export const MESSAGE_STATES = ["waiting", "leased", "sent", "dead", "dropped"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const LANGUAGES = ["en", "bn"] as const;
export type Language = (typeof LANGUAGES)[number];
