import "server-only";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { bookingCourier, trackingLink } from "@/lib/delivery/couriers/rules";
import { behind } from "@/lib/platform/database/behind";
import { toPage } from "@/lib/platform/http/list";
import { searchFilter } from "@/lib/orders/search/search-filter";
import { toOrderDto } from "@/lib/orders/dto";
import type { ParcelDto, ParcelListDto, ParcelNewsDto, ParcelOrderDto } from "@/lib/delivery/parcels/dto";
import { markOf } from "@/lib/delivery/parcels/rules";
import { toPayAhead } from "@/lib/orders/pay-ahead";
import { cashToCollect } from "@/lib/orders/payment";
import { type ParcelListQuery, type ParcelNewsQuery, PARCELS_STEP } from "@/lib/delivery/parcels/schema";
import { toExchangeOf } from "@/lib/orders/lines/dto";
import { returnUntil, toReturnSummary } from "@/lib/orders/lines/to-return-summary";
import { Order } from "@/models/order";
import { PARCEL_STATES, type ParcelState } from "@/lib/orders/lifecycle";
import {
  FIRST_PARCEL_STATE,
  FIRST_PARCEL_TAB,
  isEnded,
  isOut,
  PARCEL_TABS,
  PLACED,
  WITH_PARCEL,
} from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { recordOf } from "@/lib/platform/record-of";

const FIELDS = "-events -searchKeys -digest -newcomer -reservation";
const BY_STATE = { "parcel.state": 1, deletedAt: 1, _id: 1, "parcel.courier": 1 } as const;
const SHORTEST_CODE = 4;

const findOne = (orderId: string) =>
  Order.findOne({ _id: orderId, ...WITH_PARCEL })
    .select(FIELDS)
    .lean();

type StoredOrder = NonNullable<Awaited<ReturnType<typeof findOne>>>;

/** One order as the desk of the parcels shows it. Throws NOT_FOUND. */
export async function requireParcelOrder(orderId: string): Promise<ParcelOrderDto> {
  const order = await findOne(orderId);
  if (order) return toParcelOrder(order);
  throw orderGone();
}

/** The parcels of these orders; an order without one is left out. */
export async function readParcelOrders(orderIds: string[]): Promise<ParcelOrderDto[]> {
  const orders = await Order.find({ _id: { $in: orderIds }, ...WITH_PARCEL })
    .select(FIELDS)
    .lean();
  return orders.map(toParcelOrder);
}

/** Parcels of a tab: those to do with the oldest first, those done with the newest first. */
export async function listParcels(query: ParcelListQuery = {}): Promise<ParcelListDto> {
  const { tab = FIRST_PARCEL_TAB, state, courier, q, cursor, limit = PARCELS_STEP } = query;
  const sort = { _id: tab === "done" ? -1 : 1 } as const;
  const states: readonly ParcelState[] = PARCEL_TABS[tab];
  const shown = state && states.includes(state) ? [state] : states;
  const [found, counts] = await Promise.all([
    Order.find({
      "parcel.state": { $in: shown },
      ...listedWhen(shown),
      ...narrowed({ q, courier }),
      ...behind(sort, cursor ? [cursor] : undefined),
    })
      .sort(sort)
      .limit(limit + 1)
      .select(FIELDS)
      .lean(),
    countParcels({ q, courier }, PARCEL_STATES),
  ]);
  return { ...toPage(found.map(toParcelOrder), limit, ({ _id }) => _id), counts };
}

/**
 * What has become of the parcels that somebody has on the screen, cancelled ones too, and how many there are. It is asked for
 * every few seconds, and those that have ended grow without end: they are counted for whoever looks at them alone.
 */
export async function readParcelNews({ seen = [], tab, ...search }: ParcelNewsQuery): Promise<ParcelNewsDto> {
  const counted = tab
    ? [...new Set([...PARCEL_TABS.toPack, ...PARCEL_TABS.withCourier, ...PARCEL_TABS[tab]])]
    : [];
  const [found, counts] = await Promise.all([
    Order.find({ _id: { $in: seen.map(({ id }) => id) }, $or: [PLACED, WITH_PARCEL] })
      .select(FIELDS)
      .lean(),
    countParcels(search, counted),
  ]);
  const orders = new Map(found.map((order) => [order._id.toString(), toParcelOrder(order)]));
  return {
    changed: seen.flatMap(({ id, mark }) => {
      const order = orders.get(id);
      return order && markOf(order) !== mark ? [order] : [];
    }),
    gone: seen.flatMap(({ id }) => (orders.has(id) ? [] : [id])),
    counts,
  };
}

/** An order that was deleted while its parcel was out stays listed until the parcel has arrived or is back. */
const listedWhen = (states: readonly ParcelState[]) =>
  states.every((state) => isOut(state) && !isEnded(state)) ? {} : { deletedAt: null };

type Narrowing = Pick<ParcelListQuery, "q" | "courier">;

/** The filter for a courier, and for the text in the search box or a courier's very code. */
function narrowed({ q, courier }: Narrowing) {
  return { ...ofCourier(courier), ...(q && { $or: [searchFilter(q), ...codeFilters(q)] }) };
}

const ofCourier = (courier: Narrowing["courier"]) => (courier ? { "parcel.courier": courier } : {});

/** The filter for parcels whose very code the text is; none where it cannot be one. */
function codeFilters(q: string): Record<string, object>[] {
  if (q.length < SHORTEST_CODE || /\s/.test(q)) return [];
  // The type is what the partial index of the codes asks for.
  return [{ "parcel.trackingCode": { $eq: q, $type: "string" } }];
}

/** How many parcels there are, by state. */
export async function countParcels<State extends ParcelState>(
  { q, courier }: Narrowing,
  states: readonly State[],
): Promise<Record<State, number>> {
  const counts = recordOf(states, 0);
  if (states.length === 0) return counts;
  await Promise.all(
    states.map(async (state) => {
      counts[state] = await countIn(state, { q, courier });
    }),
  );
  return counts;
}

async function countIn(state: ParcelState, { q, courier }: Narrowing): Promise<number> {
  if (q) return await countFound(q, { "parcel.state": state, ...listedWhen([state]), ...ofCourier(courier) });
  // Named: the demo's engine would try several indexes at each count.
  return await Order.countDocuments({
    "parcel.state": state,
    ...listedWhen([state]),
    // The type is what the partial index asks for.
    ...(courier && { "parcel.courier": { $eq: courier, $type: "string" } }),
  }).hint(engineHint(courier ? "parcelsOfCourier" : BY_STATE));
}

/** Counted apart, each in its index: together the database would read every order of a frequent name. */
async function countFound(q: string, narrowing: object): Promise<number> {
  const byWords = searchFilter(q);
  const counts = await Promise.all([
    Order.countDocuments({ ...narrowing, ...byWords }),
    ...codeFilters(q).map((byCode) => Order.countDocuments({ ...narrowing, ...byCode, $nor: [byWords] })),
  ]);
  return counts.reduce((total, count) => total + count, 0);
}

export function toParcelOrder(order: StoredOrder): ParcelOrderDto {
  const { advance, notes } = order;
  const { payAhead } = toPayAhead(order);
  return {
    ...toOrderDto(order),
    // Where it can be sent is nothing for the desk.
    ...(payAhead?.note && { payAhead }),
    parcel: toParcelDto(order),
    cashToCollect: cashToCollect(order),
    advance: advance?.amount ?? 0,
    exchangeOf: toExchangeOf(order.exchangeOf),
    returns: (order.returns ?? []).map(toReturnSummary),
    returnUntil: returnUntil(order.parcel),
    note: notes?.at(-1)?.text ?? "",
  };
}

function toParcelDto({ parcel, cancellation, phone }: StoredOrder): ParcelDto {
  const { since, handedOverAt, courier, trackingCode, booking, returned } = parcel ?? {};
  const tracked = { courier: courier ?? undefined, trackingCode: trackingCode ?? undefined, phone };
  return {
    // A cancelled order keeps where its parcel was: a packed one has to be unpacked.
    state: parcel?.state ?? cancellation?.parcelState ?? FIRST_PARCEL_STATE,
    since: since ? toDhakaIso(since) : null,
    handedOverAt: handedOverAt ? toDhakaIso(handedOverAt) : null,
    courier: courier ?? null,
    trackingCode: trackingCode ?? "",
    trackingUrl: parcel?.trackingUrl ?? trackingLink(tracked) ?? null,
    cashExpected: parcel?.cashExpected ?? null,
    cashReceived: parcel?.cashReceived ?? null,
    consignmentId: parcel?.consignmentId ?? "",
    bookedAmount: parcel?.bookedAmount ?? null,
    booking: booking
      ? { courier: bookingCourier(booking), state: booking.state, problem: booking.problem ?? "" }
      : null,
    courierStatus: parcel?.courierStatus?.status ?? "",
    returned:
      returned?.map(({ lineId, sellable, back }) => ({
        lineId: lineId.toString(),
        sellable,
        back: back ?? sellable,
      })) ?? null,
  };
}
