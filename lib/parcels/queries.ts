import "server-only";
import { toDhakaIso } from "@/lib/format";
import { trackingLink } from "@/lib/couriers/rules";
import { AppError } from "@/lib/http/errors";
import { searchFilter } from "@/lib/order-search/search-filter";
import { PARCEL_STATES, type ParcelState } from "@/lib/orders/constants";
import { toOrderDto } from "@/lib/orders/dto";
import type { ParcelCounts, ParcelDto, ParcelListDto, ParcelOrderDto } from "@/lib/parcels/dto";
import { cashToCollect, PARCEL_TABS } from "@/lib/parcels/rules";
import { type ParcelListQuery, PARCELS_STEP } from "@/lib/parcels/schema";
import { returnUntil, toExchangeOf, toReturnSummary } from "@/lib/returned-pieces/dto";
import { Order } from "@/models/order";

const FIELDS = "-events -searchKeys -digest -newcomer -reservation";
const BY_STATE = { "parcel.state": 1, deletedAt: 1, _id: 1, "parcel.courier": 1 } as const;
/** Of a search: who finds more narrows it. */
const MOST_COUNTED = 2_000;
const SHORTEST_CODE = 4;

const findOne = (orderId: string) =>
  Order.findOne({ _id: orderId, status: "Confirmed", deletedAt: null }).select(FIELDS).lean();

type StoredOrder = NonNullable<Awaited<ReturnType<typeof findOne>>>;

/** One order as the desk of the parcels shows it. Throws NOT_FOUND. */
export async function requireParcelOrder(orderId: string): Promise<ParcelOrderDto> {
  const order = await findOne(orderId);
  if (order) return toParcelOrder(order);
  throw new AppError("NOT_FOUND", { message: "This order no longer exists." });
}

/** Those of these orders that have a parcel. */
export async function readParcelOrders(orderIds: string[]): Promise<ParcelOrderDto[]> {
  const orders = await Order.find({ _id: { $in: orderIds }, status: "Confirmed", deletedAt: null })
    .select(FIELDS)
    .lean();
  return orders.map(toParcelOrder);
}

/** Parcels of a tab: what is to be done oldest first, what is done newest first. */
export async function listParcels(query: ParcelListQuery = {}): Promise<ParcelListDto> {
  const { tab = "toPack", state, courier, q, after, limit = PARCELS_STEP } = query;
  const isDone = tab === "done";
  const states: readonly ParcelState[] = PARCEL_TABS[tab];
  const shown = state && states.includes(state) ? [state] : states;
  const [found, counts] = await Promise.all([
    Order.find({
      "parcel.state": { $in: shown },
      deletedAt: null,
      ...narrowed({ q, courier }),
      ...(after && { _id: isDone ? { $lt: after } : { $gt: after } }),
    })
      .sort({ _id: isDone ? -1 : 1 })
      .limit(limit + 1)
      .select(FIELDS)
      .lean(),
    countParcels({ q, courier }),
  ]);
  const orders = found.slice(0, limit);
  return {
    orders: orders.map(toParcelOrder),
    counts,
    next: found.length > limit ? (orders.at(-1)?._id.toString() ?? null) : null,
  };
}

type Narrowing = Pick<ParcelListQuery, "q" | "courier">;

/** What was typed into the box, or the very code of a courier. */
function narrowed({ q, courier }: Narrowing) {
  return { ...(courier && { "parcel.courier": courier }), ...(q && foundBy(q)) };
}

function foundBy(q: string) {
  if (q.length < SHORTEST_CODE || /\s/.test(q)) return searchFilter(q);
  // The type is what the partial index of the codes asks for.
  const byCode: Record<string, object> = { "parcel.trackingCode": { $eq: q, $type: "string" } };
  return { $or: [searchFilter(q), byCode] };
}

const NONE: Readonly<ParcelCounts> = {
  toPack: 0,
  packed: 0,
  handedOver: 0,
  delivered: 0,
  partlyDelivered: 0,
  returning: 0,
  returned: 0,
  lost: 0,
};

/** How many parcels there are, by state. */
export async function countParcels({ q, courier }: Narrowing): Promise<ParcelCounts> {
  const counts: ParcelCounts = { ...NONE };
  if (q) {
    const found = await Order.find({
      "parcel.state": { $exists: true },
      deletedAt: null,
      ...narrowed({ q, courier }),
    })
      .limit(MOST_COUNTED)
      .select("parcel.state")
      .lean();
    for (const { parcel } of found) if (parcel?.state) counts[parcel.state] += 1;
    return counts;
  }
  await Promise.all(
    PARCEL_STATES.map(async (state) => {
      // Named: among several indexes the demo's engine may fail to choose when it counts.
      counts[state] = await Order.countDocuments({
        "parcel.state": state,
        deletedAt: null,
        ...narrowed({ courier }),
      }).hint(BY_STATE);
    }),
  );
  return counts;
}

export function toParcelOrder(order: StoredOrder): ParcelOrderDto {
  const { advance, notes } = order;
  return {
    ...toOrderDto(order),
    parcel: toParcelDto(order),
    cashToCollect: cashToCollect(order),
    advance: advance?.amount ?? 0,
    exchangeOf: toExchangeOf(order.exchangeOf),
    returns: (order.returns ?? []).map(toReturnSummary),
    returnUntil: returnUntil(order.parcel),
    note: notes?.at(-1)?.text ?? "",
  };
}

function toParcelDto({ parcel, phone }: StoredOrder): ParcelDto {
  const {
    state = "toPack",
    since,
    handedOverAt,
    courier,
    trackingCode,
    trackingUrl,
    cashExpected,
    cashReceived,
    returned,
    consignmentId,
    bookedAmount,
    booking,
    courierStatus,
  } = parcel ?? {};
  const tracked = { courier: courier ?? undefined, trackingCode: trackingCode ?? undefined, phone };
  return {
    state: state ?? "toPack",
    since: since ? toDhakaIso(since) : null,
    handedOverAt: handedOverAt ? toDhakaIso(handedOverAt) : null,
    courier: courier ?? null,
    trackingCode: trackingCode ?? "",
    trackingUrl: trackingUrl ?? trackingLink(tracked) ?? null,
    cashExpected: cashExpected ?? null,
    cashReceived: cashReceived ?? null,
    consignmentId: consignmentId ?? "",
    bookedAmount: bookedAmount ?? null,
    booking: booking ? { state: booking.state, problem: booking.problem ?? "" } : null,
    courierStatus: courierStatus?.status ?? "",
    returned:
      returned?.map(({ lineId, sellable, back }) => ({
        lineId: lineId.toString(),
        sellable,
        back: back ?? sellable,
      })) ?? null,
  };
}
