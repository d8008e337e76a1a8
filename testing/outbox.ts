import type { Channel, Delivery, Outgoing } from "@/lib/messages/channels/channel";
import { audienceOf } from "@/lib/messages/channels/configured";
import { CUSTOMER_KINDS, type MessageState } from "@/lib/messages/constants";
import { relayEvents } from "@/lib/messages/relay-events";
import { sendDue } from "@/lib/messages/send-due";
import { Message } from "@/models/message";

const SENT: Delivery = { outcome: "sent", answer: "taken", channelId: "g-1" };

/** The messages that the last channel got. */
export const sent: Outgoing[] = [];

/** Makes a channel that keeps its messages, and answers as the test says. */
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

/** Makes messages due that wait for a possible undo or a second try. */
export const hurry = () => makeDue("waiting");

/** Ends the leases of servers that were sending, so that others may send. */
export const endLeases = () => makeDue("leased");

export async function runOutbox(channel: Channel): Promise<void> {
  await relayEvents(audienceOf([channel]));
  await hurry();
  await sendDue({ channel, until: inAMinute() });
}

export const states = async () =>
  (await Message.find().sort({ _id: 1 }).lean()).map(({ kind, state }) => `${kind} ${state}`);
