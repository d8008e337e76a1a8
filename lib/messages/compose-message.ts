import "server-only";
import { CHARGED_FIELDS } from "@/lib/orders/payment";
import type { Types } from "mongoose";
import { readLastBackups } from "@/lib/platform/health/last-backups";
import { listTroubles } from "@/lib/platform/health/troubles";
import { backupTrouble } from "@/lib/platform/health/rules";
import { getEnv } from "@/lib/env";
import { getMessageVariables } from "@/lib/messages/variables";
import type { Outgoing } from "@/lib/messages/channels/channel";
import {
  ALERT_MESSAGE,
  CART_MESSAGE,
  CUSTOMER_MESSAGES,
  type CustomerMessage,
  type MessageChannel,
  type MessageKind,
  REVIEW_MESSAGE,
} from "@/lib/messages/constants";
import { composeCartMail } from "@/lib/messages/cart-mail/compose-cart-mail";
import { composeStockAlert } from "@/lib/messages/compose-stock-alert";
import { factsOf, linkOfKind } from "@/lib/messages/facts";
import { layOutMail } from "@/lib/messages/mail-layout";
import { lowStockText, shopTextOf } from "@/lib/messages/shop-text";
import { isToldEnough } from "@/lib/messages/is-told-enough";
import { fitSms } from "@/lib/messages/sms-length";
import { returnedFactsOf } from "@/lib/messages/returned-facts";
import { withLinesIn } from "@/lib/messages/in-language";
import { TEXTS } from "@/lib/messages/texts-by-language";
import { whyPointless } from "@/lib/messages/why-pointless";
import { readEvents } from "@/lib/orders/events/schema";
import { listUnreviewed } from "@/lib/orders/reviews/list-unreviewed";
import { expectedDays } from "@/lib/orders/timeline/build-timeline";
import { trackingLinkOf } from "@/lib/orders/tracking/tracking-link";
import { Order } from "@/models/order";
import { User } from "@/models/user";
import { messageReasons } from "@/lib/words/en/message-reasons";

const FIELDS = `userId language orderNumber name email phone address deliveryLocation district thana deliveryCharge discount cartItems calls confirmedAt parcel returns status deletedAt events trackingDigest ${CHARGED_FIELDS}`;

interface ComposedMessage {
  _id: string;
  kind: MessageKind;
  channel: MessageChannel;
  orderId?: Types.ObjectId | null;
  eventId?: Types.ObjectId | null;
  alertId?: Types.ObjectId | null;
  userId?: Types.ObjectId | null;
  at: Date;
}

/** A message as it is to be sent now, from the order as it is now; or why it is not to be sent any more. */
export async function composeMessage(message: ComposedMessage): Promise<Outgoing | { pointless: string }> {
  const { _id: id, kind, orderId } = message;
  const siteUrl = getEnv().NEXTAUTH_URL;
  if (kind === "lowStock") {
    const text = await lowStockText(siteUrl);
    return text === null ? { pointless: messageReasons.stockFine } : { id, to: "", text };
  }
  if (kind === "backupFailed") {
    const text = backupTrouble(await readLastBackups(), new Date());
    return text === null ? { pointless: messageReasons.backedUp } : { id, to: "", text };
  }
  if (kind === "trouble") {
    const text = (await listTroubles()).find(({ name }) => id.startsWith(`trouble-${name}-`))?.words;
    return text === undefined ? { pointless: messageReasons.over } : { id, to: "", text };
  }
  if (kind === ALERT_MESSAGE) return await composeStockAlert(message);
  if (kind === CART_MESSAGE) return await composeCartMail(message);
  const order = orderId ? await readOrder(orderId) : null;
  const pointless = whyPointless(message, order);
  if (pointless !== null || !order) return { pointless: pointless ?? "" };
  if (!isForCustomer(kind)) {
    const returned = returnedFactsOf(order, eventOf(order, message));
    return { id, to: "", text: shopTextOf(kind, { ...order, returned }, siteUrl) };
  }
  return await composeForCustomer({ message: { ...message, kind }, order, siteUrl });
}

const isForCustomer = (kind: MessageKind): kind is CustomerMessage =>
  CUSTOMER_MESSAGES.some((known) => known === kind);

async function readOrder(orderId: Types.ObjectId) {
  const order = await Order.findById(orderId).select(FIELDS).lean();
  return order && { ...order, events: readEvents(order.events) };
}

type ReadOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** The event that is told of. */
const eventOf = ({ events }: ReadOrder, { eventId }: ComposedMessage) =>
  events.find(({ id }) => eventId?.equals(id));

interface ForCustomerOptions {
  message: ComposedMessage & { kind: CustomerMessage };
  order: ReadOrder;
  siteUrl: string;
}

async function composeForCustomer(options: ForCustomerOptions): Promise<Outgoing | { pointless: string }> {
  const { message, order, siteUrl } = options;
  if (!order.phone) return { pointless: messageReasons.accountDeleted };
  const account = order.userId
    ? await User.findById(order.userId).select("language isOrderMailOff isEmailVerified").lean()
    : null;
  if (message.channel === "mail" && account?.isOrderMailOff) return { pointless: messageReasons.noMails };
  if (await isToldEnough(message, order))
    return {
      pointless: messageReasons.tooMany,
    };
  if (message.kind === REVIEW_MESSAGE && (await listUnreviewed([order])).length === 0)
    return { pointless: messageReasons.reviewed };
  const language = order.language ?? account?.language ?? getMessageVariables().MESSAGES_LANGUAGE;
  const texts = TEXTS[language];
  const event = eventOf(order, message);
  const facts = factsOf({
    order: withLinesIn(language, order),
    event,
    at: message.at,
    link: linkOfKind(message.kind, await trackingLinkOf(order, language)),
    expected: expectedDays(order, Date.now()).expected,
  });
  const text = texts.customer[message.kind](facts);
  const { _id: id } = message;
  if (message.channel !== "mail") {
    const [sentence, ...others] = text.sms;
    return { id, to: order.phone, text: fitSms(sentence, others) };
  }
  const mail = layOutMail({
    kind: message.kind,
    text,
    facts,
    texts,
    language,
    siteUrl,
    hasAccount: account !== null,
    isAddressProved: account?.isEmailVerified ?? false,
  });
  return { id, to: order.email, ...mail };
}
