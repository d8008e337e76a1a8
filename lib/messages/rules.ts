import {
  MESSAGE_ROWS,
  type MessageChannel,
  type MessageKind,
  type MessageState,
} from "@/lib/messages/constants";

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

export const kindLabel = (kind: MessageKind): string => MESSAGE_ROWS[kind].label;

/** Whether the desk can have it sent now. */
export const canBeSentAgain = (state: MessageState): boolean => state === "dead" || state === "waiting";
