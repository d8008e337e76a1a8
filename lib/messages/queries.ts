import "server-only";
import { getEnv } from "@/lib/env";
import { type MessageDto, type MessagePreferencesDto, toMessageDto } from "@/lib/messages/dto";
import { MESSAGE_LISTS, type MessageList } from "@/lib/messages/rules";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { User } from "@/models/user";

export const MOST_MESSAGES = 100;
const BY_STATE = { state: 1, at: -1, _id: -1 } as const;

/** The newest messages of a list. */
export async function listMessages(list: MessageList): Promise<MessageDto[]> {
  const parts = await Promise.all(
    MESSAGE_LISTS[list].states.map((state) =>
      Message.find({ state }).sort({ at: -1, _id: -1 }).hint(BY_STATE).limit(MOST_MESSAGES).lean(),
    ),
  );
  const messages = parts
    .flat()
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_MESSAGES);
  const orders = await Order.find({ _id: { $in: messages.flatMap(({ orderId }) => orderId ?? []) } })
    .select("orderNumber")
    .lean();
  const numbers = new Map(orders.map(({ _id, orderNumber }) => [_id.toString(), orderNumber ?? null]));
  return messages.map((message) =>
    toMessageDto(message, numbers.get(message.orderId?.toString() ?? "") ?? null),
  );
}

/** How many could not be sent, and how many wait. */
export async function countOpenMessages(): Promise<{ dead: number; waiting: number }> {
  const count = (list: "dead" | "waiting") =>
    Promise.all(MESSAGE_LISTS[list].states.map((state) => Message.countDocuments({ state }).hint(BY_STATE)));
  const [dead, waiting] = await Promise.all([count("dead"), count("waiting")]);
  const sum = (counts: number[]) => counts.reduce((total, one) => total + one, 0);
  return { dead: sum(dead), waiting: sum(waiting) };
}

/** What an account has chosen, and the shop's own way where it has not. */
export async function getMessagePreferences(userId: string): Promise<MessagePreferencesDto> {
  const user = await User.findById(userId).select("language isOrderMailOff").lean();
  return {
    language: user?.language ?? getEnv().MESSAGES_LANGUAGE,
    isOrderMailWanted: user?.isOrderMailOff !== true,
  };
}
