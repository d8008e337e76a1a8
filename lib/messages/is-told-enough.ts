import "server-only";
import { scaled } from "@/lib/platform/http/rate-limit";
import type { CustomerMessage, MessageChannel } from "@/lib/messages/constants";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** Messages that customers cause themselves, to any phone and address that they write; the desk causes the rest. */
const BY_CUSTOMERS: readonly CustomerMessage[] = ["placed", "canceled"];
/** To one phone or address in a day, before RATE_LIMIT_FACTOR: more than a family orders, and too few to annoy a stranger. */
const MOST_A_DAY: Readonly<Record<MessageChannel, number>> = { sms: 6, mail: 10, telegram: Infinity };
/** The last ones; other limits stop people who place more in a day. */
const ORDERS_LOOKED_AT = 200;

interface ToldMessage {
  kind: CustomerMessage;
  channel: MessageChannel;
}

/** Whether this phone or address has had so many of such messages in the last 24 hours that one more is not sent. */
export async function isToldEnough(
  { kind, channel }: ToldMessage,
  { phone, email }: { phone: string; email: string },
): Promise<boolean> {
  if (!BY_CUSTOMERS.includes(kind)) return false;
  const isMail = channel === "mail";
  const orders = await Order.find(isMail ? { email } : { phone })
    .hint(engineHint(isMail ? { email: 1, deletedAt: 1, _id: -1 } : { phone: 1, status: 1, _id: 1 }))
    .sort({ _id: -1 })
    .limit(ORDERS_LOOKED_AT)
    .select("_id")
    .lean();
  const sent = await Message.countDocuments({
    orderId: { $in: orders.map(({ _id }) => _id) },
    channel,
    kind: { $in: BY_CUSTOMERS },
    state: "sent",
    sentAt: { $gte: new Date(Date.now() - DAY_MS) },
  }).hint(engineHint({ orderId: 1 }));
  return sent >= scaled(MOST_A_DAY[channel]);
}
