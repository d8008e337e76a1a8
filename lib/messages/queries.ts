import "server-only";
import { audienceOf, configuredChannels } from "@/lib/messages/channels/configured";
import { CART_MESSAGE } from "@/lib/messages/constants";
import { getMessageVariables } from "@/lib/messages/variables";
import { type MessageDto, type MessagePreferencesDto, toMessageDto } from "@/lib/messages/dto";
import { MESSAGE_LISTS, type MessageList } from "@/lib/messages/rules";
import type { MessagesPlace } from "@/lib/messages/schema";
import { readMessageKinds } from "@/lib/messages/settings/queries";
import { behind } from "@/lib/platform/database/behind";
import { type Page, toPage, writeCursor } from "@/lib/platform/http/list";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { User } from "@/models/user";
import { engineHint } from "@/lib/platform/database/engine-hint";
import type { TrackedOrder } from "@/lib/orders/tracking/dto";
import type { Language } from "@/lib/words/constants";

const MESSAGES_STEP = 100;
const BY_STATE = { state: 1, at: -1, _id: -1 } as const;
const LATEST_FIRST = { at: -1, _id: -1 } as const;

/** The messages of a list, the latest first. */
export async function listMessages({
  list = "dead",
  cursor,
  limit = MESSAGES_STEP,
}: MessagesPlace & { limit?: number }): Promise<Page<MessageDto>> {
  const last = cursor && [new Date(cursor.numbers[0] ?? 0), cursor.id];
  const parts = await Promise.all(
    MESSAGE_LISTS[list].states.map((state) =>
      Message.find({ $and: [{ state }, behind(LATEST_FIRST, last)] })
        .sort(LATEST_FIRST)
        .hint(engineHint(BY_STATE))
        .limit(limit + 1)
        .lean(),
    ),
  );
  const found = parts.flat().toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a._id < b._id ? 1 : -1));
  const { rows, next } = toPage(found, limit, ({ at, _id }) => writeCursor(at.getTime(), _id));
  const orders = await Order.find({ _id: { $in: rows.flatMap(({ orderId }) => orderId ?? []) } })
    .select("orderNumber")
    .lean();
  const numbers = new Map(orders.map(({ _id, orderNumber }) => [_id.toString(), orderNumber ?? null]));
  return {
    rows: rows.map((message) =>
      toMessageDto(message, numbers.get(message.orderId?.toString() ?? "") ?? null),
    ),
    next,
  };
}

/** How many messages each list has. */
export async function countMessages(): Promise<Record<MessageList, number>> {
  const count = async (list: MessageList): Promise<number> => {
    const { states } = MESSAGE_LISTS[list];
    const counts = await Promise.all(
      states.map((state) => Message.countDocuments({ state }).hint(engineHint(BY_STATE))),
    );
    return counts.reduce((total, one) => total + one, 0);
  };
  const [dead, waiting, sent, dropped] = await Promise.all([
    count("dead"),
    count("waiting"),
    count("sent"),
    count("dropped"),
  ]);
  return { dead, waiting, sent, dropped };
}

/** How many messages were given up. */
export async function countFailedMessages(): Promise<number> {
  const counts = await Promise.all(
    MESSAGE_LISTS.dead.states.map((state) => Message.countDocuments({ state }).hint(engineHint(BY_STATE))),
  );
  return counts.reduce((total, one) => total + one, 0);
}

/** What an account has chosen, and the shop's own way where it has not. */
export async function getMessagePreferences(userId: string): Promise<MessagePreferencesDto> {
  const user = await User.findById(userId).select("language isOrderMailOff cartStopDigest").lean();
  return {
    language: user?.language ?? getMessageVariables().MESSAGES_LANGUAGE,
    isOrderMailWanted: user?.isOrderMailOff !== true,
    isCartMailWanted: Boolean(user?.cartStopDigest),
  };
}

/** Whether the shop mails at all about what is left in a cart. */
export async function offersCartMails(): Promise<boolean> {
  const { customer } = audienceOf(configuredChannels(), await readMessageKinds());
  return customer.mail?.includes(CART_MESSAGE) ?? false;
}

/** In which language the shop writes about an order that is shown by its link. */
export const languageOfTracked = ({ language }: Pick<TrackedOrder, "language">): Language =>
  language ?? getMessageVariables().MESSAGES_LANGUAGE;
