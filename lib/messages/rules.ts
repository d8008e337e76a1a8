import { MESSAGE_ROWS, type MessageKind, type MessageState } from "@/lib/messages/constants";

/** The lists of the desk: what somebody should look at first. */
export const MESSAGE_LISTS = {
  dead: { states: ["dead"] },
  waiting: { states: ["waiting", "leased"] },
  sent: { states: ["sent"] },
  dropped: { states: ["dropped"] },
} as const satisfies Record<string, { states: readonly MessageState[] }>;

export type MessageList = keyof typeof MESSAGE_LISTS;

export const isMessageList = (text: unknown): text is MessageList =>
  typeof text === "string" && Object.hasOwn(MESSAGE_LISTS, text);

export const kindLabel = (kind: MessageKind): string => MESSAGE_ROWS[kind].label;

/** Whether the desk can have it sent now. */
export const canBeSentAgain = (state: MessageState): boolean => state === "dead" || state === "waiting";
