import "server-only";
import type { Types } from "mongoose";
import { firstIdSince } from "@/lib/platform/database/first-id-since";
import { Batcher } from "@/lib/platform/database/batcher";
import { groupBy } from "@/lib/platform/group-by";
import type { CancellationReason } from "@/lib/orders/constants";
import { NEWCOMER_WINDOW_SECONDS } from "@/lib/orders/limits/order-limits";
import type { SharedKind } from "@/lib/orders/limits/constants";
import { sharedKey } from "@/lib/orders/limits/shared-keys";
import { Order } from "@/models/order";
import { CANCELED_STATUSES, HOLDING_STATUSES } from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** What newcomers have ordered in the last day who have something in common. */
interface NewcomerHoldings {
  /** Held, or taken by an order that was cancelled as fake: a script would order them again at once. */
  pieces: number;
  /** Those that wait for a call, and fake ones. */
  orders: number;
}

const FAKE: CancellationReason = "fake";

/** The orders that count against what newcomers share. */
export const COUNTED = [
  { status: { $in: HOLDING_STATUSES }, callFirst: { $ne: true } },
  { status: { $in: CANCELED_STATUSES }, "cancellation.reason": FAKE },
];

/** Of the time for which they count. */
export const inWindow = (now = Date.now()) => ({
  _id: { $gte: firstIdSince(windowStart(now)) },
});

interface ReadNewcomersOptions {
  keys: readonly string[];
  /** Is left out. */
  orderId: Types.ObjectId;
  /** What this order has claimed: see readCompetition(). */
  lineIds: ReadonlySet<string>;
}

/** Of each key what other orders with it hold, or will: those that are being placed count as if they were. */
export async function readNewcomers(options: ReadNewcomersOptions): Promise<NewcomerHoldings[]> {
  const { keys, orderId, lineIds } = options;
  const byKey = await Promise.all(keys.map((key) => reads.run(key)));
  const isOther = (order: NewcomerOrder) =>
    !order._id.equals(orderId) && !order.lineIds.some((id) => lineIds.has(id));
  return byKey.map((orders) => sumUp(orders.filter(isOther)));
}

interface NewcomerOrder {
  _id: Types.ObjectId;
  pieces: number;
  /** The lines of the cart that it is being placed with. */
  lineIds: string[];
}

/** One read for all newcomers who order at once. */
const reads = new Batcher<string, NewcomerOrder[]>({ name: "newcomers", work: readOrders });

async function readOrders(keys: string[]): Promise<NewcomerOrder[][]> {
  const orders = await Order.find({ "newcomer.shared": { $in: keys }, ...inWindow(), $or: COUNTED })
    .hint(engineHint({ "newcomer.shared": 1, _id: 1 }))
    .select("newcomer reservation.lines.lineId")
    .lean();
  const byKey = groupBy(
    orders.flatMap(({ _id, newcomer, reservation }) =>
      (newcomer?.shared ?? []).map((key) => ({
        key,
        _id,
        pieces: newcomer?.pieces ?? 0,
        lineIds: (reservation?.lines ?? []).map(({ lineId }) => String(lineId)),
      })),
    ),
    ({ key }) => key,
  );
  return keys.map((key) => byKey.get(key) ?? []);
}

function sumUp(orders: NewcomerOrder[]): NewcomerHoldings {
  return { pieces: orders.reduce((total, { pieces }) => total + pieces, 0), orders: orders.length };
}

/** Milliseconds since 1970. */
const windowStart = (now: number): number => now - NEWCOMER_WINDOW_SECONDS * SECOND_MS;

const ADDRESS: SharedKind = "address";

/** Takes the digests of client addresses off the orders for whose limits they are no longer read. */
export async function forgetAddresses(now: number): Promise<void> {
  const ofAddress = { $gte: sharedKey(ADDRESS, ""), $lt: sharedKey(ADDRESS, "\uffff") };
  await Order.updateMany(
    {
      "newcomer.shared": { $elemMatch: ofAddress },
      _id: { $lt: firstIdSince(windowStart(now)) },
    },
    { $pull: { "newcomer.shared": ofAddress } },
    { timestamps: false, hint: engineHint({ "newcomer.shared": 1, _id: 1 }) },
  );
}
