import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { Types } from "mongoose";
import { connectDb } from "@/lib/platform/database/db";
import { toPayAhead } from "@/lib/orders/pay-ahead";
import { readReviewable } from "@/lib/orders/read-reviewable";
import { buildTimeline } from "@/lib/orders/timeline/build-timeline";
import { CHARGED_FIELDS } from "@/lib/orders/payment";
import type { TrackedOrder } from "@/lib/orders/tracking/dto";
import { toParcelTracking } from "@/lib/orders/tracking/parcel-tracking";
import { isTrackable } from "@/lib/orders/tracking/rules";
import { digestToken, isToken, trackingTokenOf } from "@/lib/orders/tracking/tracking-token";
import type { Language } from "@/lib/words/constants";
import { Order } from "@/models/order";
import { User } from "@/models/user";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";

/** Placed, and not deleted by the shop. One that its customer called off is still told as that. */
const LINKED = { status: { $in: ORDER_STATUSES }, $or: [{ deletedAt: null }, { isCalledOff: true }] };

/** What tells whether the link still works. */
const ENDING_FIELDS = "status orderTime confirmedAt deletedAt updatedAt parcel.state parcel.since events";

const SHOWN_FIELDS = `${ENDING_FIELDS} userId language orderNumber phone deliveryLocation district thana isCalledOff calls.outcome parcel.packedAt parcel.handedOverAt parcel.courier parcel.trackingCode parcel.trackingUrl parcel.cashExpected parcel.returned cartItems advanceNote ${CHARGED_FIELDS}`;

/** What the link with this token shows; null where there is no such link, or none any more. */
export async function getTrackedOrder(token: string): Promise<TrackedOrder | null> {
  const order = await readLinked(token, SHOWN_FIELDS);
  if (!order) return null;
  return {
    orderNumber: order.orderNumber ?? 0,
    items: order.cartItems.map(
      ({ _id, productId, productName, productNameBn, size, color, quantity, image1, shownIn }) => ({
        id: _id.toString(),
        productId: productId.toString(),
        productName,
        ...(productNameBn && { productNameBn }),
        size,
        color,
        quantity,
        image1,
        ...(shownIn && { shownIn }),
      }),
    ),
    timeline: buildTimeline(order),
    ...(await readReviewable([order]))(order),
    language: order.language ?? (await languageOfAccount(order.userId)),
    ...withoutPhone(toParcelTracking(order), order.phone),
    ...withoutDigits(toPayAhead(order)),
  };
}

/** The id of the order that the link with this token shows; null where there is no such link, or none any more. */
export const findTrackedId = async (token: string): Promise<Types.ObjectId | null> =>
  (await readLinked(token, ENDING_FIELDS))?._id ?? null;

async function readLinked(token: string, fields: string) {
  if (!isToken(token)) return null;
  await connectDb();
  const order = await Order.findOne({ trackingDigest: digestToken(token), ...LINKED })
    .select(fields)
    .lean();
  return order && isOwnToken(token, order._id) && isTrackable(order) ? order : null;
}

async function languageOfAccount(userId: Types.ObjectId | null | undefined): Promise<Language | null> {
  const account = userId ? await User.findById(userId).select("language").lean() : null;
  return account?.language ?? null;
}

const SUBSCRIBER_DIGITS = 10;

/** The pages of some couriers have the phone in their address. */
function withoutPhone({ tracking, ...rest }: ReturnType<typeof toParcelTracking>, phone: string) {
  if (!tracking?.trackingUrl?.includes(phone.slice(-SUBSCRIBER_DIGITS)))
    return { ...rest, ...(tracking && { tracking }) };
  return { ...rest, tracking: { ...tracking, trackingUrl: null } };
}

/** They are of somebody's number. */
function withoutDigits({ payAhead }: ReturnType<typeof toPayAhead>): Pick<TrackedOrder, "payAhead"> {
  if (!payAhead?.note) return payAhead ? { payAhead } : {};
  return { payAhead: { ...payAhead, note: { ...payAhead.note, digits: "" } } };
}

/** The tokens among these that belong to an existing order. */
export async function findKnownTokens(tokens: string[]): Promise<string[]> {
  const tokenOf = new Map(tokens.filter(isToken).map((token) => [digestToken(token), token]));
  if (tokenOf.size === 0) return [];
  const found = await Order.find({ trackingDigest: { $in: [...tokenOf.keys()] }, ...LINKED })
    .select("trackingDigest")
    .lean();
  return found.flatMap(({ trackingDigest }) => tokenOf.get(trackingDigest ?? "") ?? []);
}

/** A digest of before the shop's secret was another one still lies there: its link has ended. */
function isOwnToken(token: string, orderId: Types.ObjectId): boolean {
  return timingSafeEqual(Buffer.from(token), Buffer.from(trackingTokenOf(orderId)));
}
