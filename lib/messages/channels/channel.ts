import type { CustomerKind, MessageChannel } from "@/lib/messages/constants";

/** A message as it leaves the shop. */
export interface Outgoing {
  /** Ours, so that a gateway can tell a repeat. */
  id: string;
  /** An e-mail address or a phone number, as the order has it; the channel knows where the shop's messages go. */
  to: string;
  text: string;
  subject?: string;
  html?: string;
}

/** What came of handing it over; `answer` holds neither the text nor to whom. */
export type Delivery =
  | { outcome: "sent"; answer: string; channelId?: string }
  | { outcome: "retry"; answer: string; afterMs?: number }
  | { outcome: "dead"; answer: string };

/** The port behind which each way out stands. It answers, or throws what is tried again. */
export interface Channel {
  name: MessageChannel;
  /** What customers are told by it. */
  kinds: readonly CustomerKind[];
  send: (message: Outgoing) => Promise<Delivery>;
}

const LONGEST_ANSWER = 120;
/** Whatever may be a number of somebody, an address or a key. */
const PERSONAL = /\S+@\S+|\+?[\d০-৯][\d০-৯ -]{5,}[\d০-৯]|[\w-]{25,}/g;

/** What a channel said, without what could be somebody's. */
export function safeAnswer(text: string): string {
  return text.replace(/\s+/g, " ").replace(PERSONAL, "…").trim().slice(0, LONGEST_ANSWER);
}
