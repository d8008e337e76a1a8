export const MESSAGE_CHANNELS = ["mail", "sms", "telegram"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Whom a message is for. */
export const MESSAGE_ROLES = ["customer", "shop"] as const;
export type MessageRole = (typeof MESSAGE_ROLES)[number];

interface MessageRow {
  /** As the desk reads it. */
  label: string;
  /** So long the desk can take back a slip of the thumb before anybody hears of it. */
  delayMinutes: number;
  /** So long after what happened it is still worth telling. */
  usefulHours: number;
}

interface CustomerRow extends MessageRow {
  /** Whether it is about a return. */
  isOfReturn: boolean;
  /** Whether something is still to come to them, and to be paid. */
  isOpen: boolean;
}

const AT_ONCE = { delayMinutes: 0, usefulHours: 24 } as const;
const TAKEN_BACK = { delayMinutes: 1, usefulHours: 48 } as const;
const SOON_TOLD = { delayMinutes: 1, usefulHours: 12 } as const;
const KEPT_LONG = { delayMinutes: 0, usefulHours: 72 } as const;
const SOON_OLD = { delayMinutes: 0, usefulHours: 12 } as const;
const OPEN = { isOfReturn: false, isOpen: true } as const;
const OVER = { isOfReturn: false, isOpen: false } as const;
const OF_RETURN = { isOfReturn: true, isOpen: false } as const;

/** The messages to customers about their orders and returns; the texts are in texts.en.ts and texts.bn.ts. */
export const CUSTOMER_ROWS = {
  placed: { ...OPEN, label: "Order placed", ...AT_ONCE },
  changed: { ...OPEN, label: "Order changed", ...AT_ONCE },
  triedToCall: { ...OPEN, label: "Tried to call", ...SOON_TOLD },
  confirmed: { ...OPEN, label: "Order confirmed", ...TAKEN_BACK },
  handedOver: { ...OPEN, label: "Handed over", ...TAKEN_BACK },
  delivered: { ...OVER, label: "Delivered", ...TAKEN_BACK },
  canceled: { ...OVER, label: "Order cancelled", delayMinutes: 1, usefulHours: 72 },
  // No event makes it, but the days that have gone by: note-reviews.ts.
  reviewAsked: { ...OVER, label: "Review asked for", ...KEPT_LONG },
  returnAccepted: { ...OF_RETURN, label: "Return accepted", ...TAKEN_BACK },
  returnRefused: { ...OF_RETURN, label: "Return refused", ...KEPT_LONG },
  // If it is settled at once, the message about that tells it.
  returnReceived: { ...OF_RETURN, label: "Return received", ...TAKEN_BACK },
  returnSettled: { ...OF_RETURN, label: "Return settled", ...KEPT_LONG },
} as const satisfies Record<string, CustomerRow>;
export type CustomerMessage = keyof typeof CUSTOMER_ROWS;
const isCustomerMessage = (name: string): name is CustomerMessage => Object.hasOwn(CUSTOMER_ROWS, name);
export const CUSTOMER_MESSAGES: readonly CustomerMessage[] =
  Object.keys(CUSTOMER_ROWS).filter(isCustomerMessage);

/** The message that asks for a review. */
export const REVIEW_MESSAGE = "reviewAsked" satisfies CustomerMessage;

/** The message that customers ask for: it is about a product and no order. */
export const ALERT_MESSAGE = "backInStock";

/** The message that customers tick in their profile: it is about a cart and no order, and goes by mail alone. */
export const CART_MESSAGE = "cartLeft";

/** What the owner chooses to mail to customers. */
export const MAILED_MESSAGES = [...CUSTOMER_MESSAGES, CART_MESSAGE] as const;
export type MailedMessage = (typeof MAILED_MESSAGES)[number];

/** What the shopkeeper is told. */
const SHOP_ROWS = {
  newOrder: { label: "New order", ...AT_ONCE },
  calledOff: { label: "Customer cancelled", ...AT_ONCE },
  returnAsked: { label: "Return asked for", ...AT_ONCE },
  lowStock: { label: "Low stock", ...SOON_OLD },
  backupFailed: { label: "Backup", ...SOON_OLD },
  trouble: { label: "Trouble", ...SOON_OLD },
} as const satisfies Record<string, MessageRow>;
export type ShopMessage = keyof typeof SHOP_ROWS;
const isShopMessage = (name: string): name is ShopMessage => Object.hasOwn(SHOP_ROWS, name);
export const SHOP_MESSAGES: readonly ShopMessage[] = Object.keys(SHOP_ROWS).filter(isShopMessage);

/** All that a channel can take to customers. */
export type CustomerKind = MailedMessage | typeof ALERT_MESSAGE;
export const CUSTOMER_KINDS: readonly CustomerKind[] = [...MAILED_MESSAGES, ALERT_MESSAGE];

export type MessageKind = CustomerKind | ShopMessage;
export const MESSAGE_ROWS: Readonly<Record<MessageKind, MessageRow>> = {
  ...CUSTOMER_ROWS,
  [ALERT_MESSAGE]: { label: "Back in stock", ...AT_ONCE },
  // No event makes it, but the day that has gone by: cart-mail/note-carts.ts.
  [CART_MESSAGE]: { label: "Left in the cart", ...KEPT_LONG },
  ...SHOP_ROWS,
};
const isKind = (name: string): name is MessageKind => Object.hasOwn(MESSAGE_ROWS, name);
export const MESSAGE_KINDS: readonly MessageKind[] = Object.keys(MESSAGE_ROWS).filter(isKind);

/** `dropped`: it had become pointless or untrue before it could be sent. */
export const MESSAGE_STATES = ["waiting", "leased", "sent", "dead", "dropped"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
