import type { MessageChannel, MessageKind, MessageState } from "@/lib/messages/constants";

/** The lists of the desk: what somebody should look at first. */
export const MESSAGE_LISTS = {
  dead: { label: "Failed", states: ["dead"] },
  waiting: { label: "Waiting", states: ["waiting", "leased"] },
  sent: { label: "Sent", states: ["sent"] },
  dropped: { label: "Dropped", states: ["dropped"] },
} as const satisfies Record<string, { label: string; states: readonly MessageState[] }>;

export type MessageList = keyof typeof MESSAGE_LISTS;

export const isMessageList = (text: unknown): text is MessageList =>
  typeof text === "string" && Object.hasOwn(MESSAGE_LISTS, text);

export const CHANNEL_LABELS: Readonly<Record<MessageChannel, string>> = {
  mail: "Email",
  sms: "SMS",
  telegram: "Telegram",
};

export const KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  placed: "Order placed",
  changed: "Order changed",
  confirmed: "Order confirmed",
  handedOver: "Handed over",
  delivered: "Delivered",
  canceled: "Order cancelled",
  returnAccepted: "Return accepted",
  returnRefused: "Return refused",
  returnReceived: "Return received",
  returnSettled: "Return settled",
  backInStock: "Back in stock",
  newOrder: "New order",
  calledOff: "Customer cancelled",
  returnAsked: "Return asked for",
  lowStock: "Low stock",
  backupFailed: "Backup",
};

/** Whether the desk can have it sent now. */
export const canBeSentAgain = (state: MessageState): boolean => state === "dead" || state === "waiting";
