import "server-only";
import { Types } from "mongoose";
import { Batcher } from "@/lib/platform/database/batcher";
import { groupBy } from "@/lib/platform/group-by";
import { NEWCOMER_WINDOW_SECONDS } from "@/lib/orders/limits/order-limits";
import { Order } from "@/models/order";
import { CANCELED_STATUSES, HOLDING_STATUSES, isPlacing, isUndecided } from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** What newcomers share: a phone, and the digest of a client address where it is known. */
interface Shared {
  phone: string;
  address?: string | undefined;
}

/** Of orders that are placed, and of those that are being placed and may still be refused. */
interface Counted {
  placed: number;
  placing: number;
}

export interface NewcomerHoldings {
  by: keyof Shared;
  /** What an admin has cancelled counts too, or a script would order it again at once. */
  pieces: Counted;
  /** Those that wait for a call. */
  pendingOrders: Counted;
  /** The oldest order that is being placed; null if there is none. */
  firstPlacing: Types.ObjectId | null;
  /** Until the first of the placed ones no longer counts. */
  secondsLeft: number;
}

interface ReadNewcomersOptions {
  shared: Shared;
  /** Is left out. */
  orderId: Types.ObjectId;
}

/** What newcomers have ordered in the last day, by what they share with this order. */
export async function readNewcomers({ shared, orderId }: ReadNewcomersOptions): Promise<NewcomerHoldings[]> {
  const { phone, address } = shared;
  const now = Math.floor(Date.now() / SECOND_MS);
  const without = (orders: NewcomerOrder[]) => orders.filter(({ _id }) => !_id.equals(orderId));
  const [byPhone, byAddress] = await Promise.all([
    phoneReads.run(phone),
    address === undefined ? null : addressReads.run(address),
  ]);
  return [
    sumUp("phone", without(byPhone), now),
    ...(byAddress ? [sumUp("address", without(byAddress), now)] : []),
  ];
}

interface NewcomerOrder {
  _id: Types.ObjectId;
  status: string;
  pieces: number;
}

const phoneReads = makeReads("phone");
const addressReads = makeReads("address");

/** One read for all newcomers who order at once. */
function makeReads(kind: keyof Shared) {
  return new Batcher<string, NewcomerOrder[]>({
    name: `newcomers by ${kind}`,
    work: (values) => readOrders(kind, values),
  });
}

/** Oldest first. What an admin has confirmed, or its customer cancelled themselves, no longer counts. */
async function readOrders(kind: keyof Shared, values: string[]): Promise<NewcomerOrder[][]> {
  const now = Math.floor(Date.now() / SECOND_MS);
  // Summed here: with many orders the demo's engine refuses to group them.
  const orders = await Order.find({
    [`newcomer.${kind}`]: { $in: values },
    _id: { $gte: Types.ObjectId.createFromTime(now - NEWCOMER_WINDOW_SECONDS) },
    status: { $in: [...HOLDING_STATUSES, ...CANCELED_STATUSES] },
    isCalledOff: { $ne: true },
  })
    .hint(engineHint({ [`newcomer.${kind}`]: 1, _id: 1 }))
    .select("status newcomer")
    .sort({ _id: 1 })
    .lean();
  const byValue = groupBy(orders, ({ newcomer }) => newcomer?.[kind]);
  return values.map((value) =>
    (byValue.get(value) ?? []).map(({ _id, status, newcomer }) => ({
      _id,
      status,
      pieces: newcomer?.pieces ?? 0,
    })),
  );
}

function sumUp(by: keyof Shared, orders: NewcomerOrder[], now: number): NewcomerHoldings {
  const placing = orders.filter(({ status }) => isPlacing(status));
  const placed = orders.filter(({ status }) => !isPlacing(status));
  const sum = (of: NewcomerOrder[]) => of.reduce((total, { pieces }) => total + pieces, 0);
  const first = placed[0] ? placed[0]._id.getTimestamp().getTime() / SECOND_MS : now;
  return {
    by,
    pieces: { placed: sum(placed), placing: sum(placing) },
    pendingOrders: {
      placed: placed.filter(({ status }) => isUndecided(status)).length,
      placing: placing.length,
    },
    firstPlacing: placing[0]?._id ?? null,
    secondsLeft: first + NEWCOMER_WINDOW_SECONDS - now,
  };
}

/** Takes the digests of client addresses off the orders for whose limits they are no longer read. */
export async function forgetAddresses(now: number): Promise<void> {
  const from = Math.floor(now / SECOND_MS) - NEWCOMER_WINDOW_SECONDS;
  await Order.updateMany(
    { "newcomer.address": { $type: "string" }, _id: { $lt: Types.ObjectId.createFromTime(from) } },
    { $unset: { "newcomer.address": 1 } },
    { timestamps: false, hint: engineHint({ "newcomer.address": 1, _id: 1 }) },
  );
}
