import type { Channel, Delivery, Outgoing } from "@/lib/messages/channels/channel";
import { audienceOf } from "@/lib/messages/channels/configured";
import { CUSTOMER_KINDS, type MessageState } from "@/lib/messages/constants";
import { relayEvents } from "@/lib/messages/relay-events";
import { sendDue } from "@/lib/messages/send-due";
import { Message } from "@/models/message";

const SENT: Delivery = { outcome: "sent", answer: "taken", channelId: "g-1" };

/** What was handed to the channel that was made last. */
export const sent: Outgoing[] = [];

/** Keeps what it is given, and answers as it is told to. */
export function makeChannel(
  name: Channel["name"],
  respond: (index: number) => Delivery = () => SENT,
): Channel {
  sent.length = 0;
  const send = async (message: Outgoing) => {
    sent.push(message);
    return respond(sent.length - 1);
  };
  return { name, kinds: name === "telegram" ? [] : CUSTOMER_KINDS, send };
}

export const inAMinute = () => Date.now() + 60_000;

const makeDue = (state: MessageState) =>
  Message.updateMany({ state, dueAt: { $type: "date" } }, { dueAt: new Date(Date.now() - 1) });

/** What was to wait for a slip of the thumb, or for a second try, waits no longer. */
export const hurry = () => makeDue("waiting");

/** Servers that were sending have ended so long ago that others may. */
export const endLeases = () => makeDue("leased");

export async function runOutbox(channel: Channel): Promise<void> {
  await relayEvents(audienceOf([channel]));
  await hurry();
  await sendDue({ channel, until: inAMinute() });
}

export const states = async () =>
  (await Message.find().sort({ _id: 1 }).lean()).map(({ kind, state }) => `${kind} ${state}`);
