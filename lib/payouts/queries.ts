import "server-only";
import { COURIERS, type Courier } from "@/lib/couriers/constants";
import { cashDue, OWING_STATES } from "@/lib/parcels/rules";
import { type CashParcel, type CashReport, type CourierCash, toPayoutDto } from "@/lib/payouts/dto";
import { AGES, ageOf, daysSince, LATE_AFTER_DAYS } from "@/lib/payouts/rules";
import { Order } from "@/models/order";
import { Payout } from "@/models/payout";

const FIELDS =
  "orderNumber name parcel.courier parcel.state parcel.cashExpected parcel.cashReceived parcel.handedOverAt";
const RECENT_MS = 30 * 24 * 60 * 60_000;
const MOST_LISTED = 50;
const MOST_PAYOUTS = 20;

const listOpen = () =>
  Order.find({
    "parcel.cashExpected": { $gt: 0 },
    "parcel.cashReceived": null,
    "parcel.state": { $in: OWING_STATES },
    deletedAt: null,
  })
    .hint("openCash")
    .select(FIELDS)
    .lean();

const listDiffering = () => {
  const differing: Record<string, object> = { "parcel.cashDifference": { $type: "number" } };
  return Order.find({ ...differing, deletedAt: null })
    .hint("cashDifference")
    .select(FIELDS)
    .lean();
};

const listRecent = (now: number) =>
  Order.find({ "parcel.handedOverAt": { $gt: new Date(now - RECENT_MS), $type: "date" }, deletedAt: null })
    .hint("handedOver")
    .select(FIELDS)
    .lean();

/** Parcels that are still with the courier by their own step, and are paid. */
const listUnmarked = () =>
  Order.find({ "parcel.state": "handedOver", deletedAt: null, "parcel.cashReceived": { $gt: 0 } })
    .hint({ "parcel.state": 1, deletedAt: 1, _id: 1, "parcel.courier": 1 })
    .sort({ _id: 1 })
    .limit(MOST_LISTED)
    .select(FIELDS)
    .lean();

type StoredParcel = Awaited<ReturnType<typeof listOpen>>[number];

/** What the couriers have collected and paid out, what is still to come of it, and what differs. */
export async function readCash(now = Date.now()): Promise<CashReport> {
  const [open, differing, recent, unmarked, payouts] = await Promise.all([
    listOpen(),
    listDiffering(),
    listRecent(now),
    listUnmarked(),
    Payout.find().sort({ _id: -1 }).limit(MOST_PAYOUTS).lean(),
  ]);
  const toParcel = (order: StoredParcel) => toCashParcel(order, now);
  const waiting = open.map(toParcel).toSorted((one, other) => other.days - one.days);
  const late = waiting.filter(({ days }) => days > LATE_AFTER_DAYS);
  const different = differing.map(toParcel).toSorted((one, other) => other.days - one.days);
  const parcels = { waiting, different, recent: recent.map(toParcel) };
  return {
    couriers: COURIERS.flatMap((courier) => sumCourier(courier, parcels) ?? []),
    late: late.slice(0, MOST_LISTED),
    lateCount: late.length,
    differing: different.slice(0, MOST_LISTED),
    differingCount: different.length,
    unmarked: unmarked.map(toParcel),
    payouts: payouts.map(toPayoutDto),
  };
}

function toCashParcel({ _id, orderNumber, name, parcel }: StoredParcel, now: number): CashParcel {
  const state = parcel?.state ?? "handedOver";
  return {
    orderId: _id.toString(),
    orderNumber: orderNumber ?? 0,
    name,
    courier: parcel?.courier ?? "own",
    state,
    due: cashDue({ state, cashExpected: parcel?.cashExpected }),
    received: parcel?.cashReceived ?? null,
    days: daysSince(parcel?.handedOverAt ?? new Date(now), now),
  };
}

interface SummedParcels {
  waiting: CashParcel[];
  different: CashParcel[];
  recent: CashParcel[];
}

/** Null for a courier that nothing is known of. */
function sumCourier(courier: Courier, { waiting, different, recent }: SummedParcels): CourierCash | null {
  const own = (parcels: CashParcel[]) => parcels.filter((parcel) => parcel.courier === courier);
  const sum = (parcels: CashParcel[], taka: (parcel: CashParcel) => number) =>
    parcels.reduce((total, parcel) => total + taka(parcel), 0);
  const [open, differing, lately] = [own(waiting), own(different), own(recent)];
  if (open.length + differing.length + lately.length === 0) return null;
  const gap = ({ due, received }: CashParcel) => (received ?? 0) - due;
  return {
    courier,
    expected: sum(lately, ({ due }) => due),
    received: sum(lately, ({ received }) => received ?? 0),
    open: AGES.map((_, age) => {
      const parcels = open.filter(({ days }) => ageOf(days) === age);
      return { parcels: parcels.length, taka: sum(parcels, ({ due }) => due) };
    }),
    short: sum(differing, (parcel) => Math.max(0, -gap(parcel))),
    over: sum(differing, (parcel) => Math.max(0, gap(parcel))),
  };
}
