import "server-only";
import { type Courier, COURIERS } from "@/lib/delivery/couriers/registry";
import { OWN_RIDER } from "@/lib/orders/carrier/words";
import { DUE, parcelMoneyOf } from "@/lib/cash/money";
import {
  type CashParcel,
  type CashReport,
  type CourierCash,
  type ParcelMoney,
  toPayoutDto,
} from "@/lib/cash/payouts/dto";
import { type LeftOut, listIncomplete, spreadLeftOut } from "@/lib/cash/payouts/left-out";
import { AGES, ageOf, daysSince, LATE_AFTER_DAYS, lateSince } from "@/lib/cash/payouts/rules";
import type { CashPlace } from "@/lib/cash/payouts/schema";
import { type RecentCash, sumRecent } from "@/lib/cash/payouts/sum-recent";
import { behind } from "@/lib/platform/database/behind";
import { type Cursor, partOf, toPage } from "@/lib/platform/http/list";
import { Order } from "@/models/order";
import { Payout } from "@/models/payout";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { engineHint } from "@/lib/platform/database/engine-hint";

const FIELDS =
  "orderNumber name parcel.courier parcel.state parcel.cashExpected parcel.cashReceived parcel.writtenOff parcel.handedOverAt";
const PARCELS_STEP = 50;
const PAYOUTS_STEP = 20;
const NEWEST_FIRST = { _id: -1 } as const;

/** Parcels whose cash is due, with a condition on their hand-over. */
const listOpen = (handedOver: object = {}) =>
  Order.find({ ...DUE, ...handedOver })
    .hint(engineHint("openCash"))
    .select(FIELDS)
    .lean();

const listDiffering = () => {
  const differing: Record<string, object> = { "parcel.cashDifference": { $type: "number" } };
  return Order.find(differing).hint(engineHint("cashDifference")).select(FIELDS).lean();
};

/** Parcels that are still with the courier by their own step, and are paid. */
const listUnmarked = () =>
  Order.find({ "parcel.state": PARCEL_STEPS.handOver.to, "parcel.cashReceived": { $gt: 0 } })
    .hint(engineHint({ "parcel.state": 1, deletedAt: 1, _id: 1, "parcel.courier": 1 }))
    .select(FIELDS)
    .lean();

type StoredParcel = Awaited<ReturnType<typeof listOpen>>[number];

/** The couriers' money: collected and paid out, still to come, and differing; a part of each list. */
export async function readCash(now = Date.now(), place: CashPlace = {}): Promise<CashReport> {
  const [open, differing, [incomplete, leftOut, recent], unmarked, payouts] = await Promise.all([
    listOpen(),
    listDiffering(),
    readRecent(now),
    listUnmarked(),
    listPayouts(place.payouts),
  ]);
  const toParcel = (order: StoredParcel) => toCashParcel(order, now, leftOut);
  const waiting = open.map(toParcel);
  const late = waiting.filter(isLate);
  const lost = waiting.filter(isLost);
  const different = differing.map(toParcel);
  const parcels = { waiting, different, recent, incomplete };
  return {
    couriers: COURIERS.flatMap((courier) => sumCourier(courier, parcels) ?? []),
    late: oldestOf(late, place.late),
    lost: oldestOf(lost, place.lost),
    differing: oldestOf(different, place.differing),
    unmarked: oldestOf(unmarked.map(toParcel), place.unmarked),
    payouts,
  };
}

async function readRecent(now: number) {
  const incomplete = await listIncomplete();
  const leftOut = spreadLeftOut(incomplete);
  return [incomplete, leftOut, await sumRecent(now, leftOut)] as const;
}

const isLate = ({ days }: CashParcel): boolean => days > LATE_AFTER_DAYS;

/** Once it is late, it is listed there, so that no parcel has two forms. */
const isLost = (parcel: CashParcel): boolean => parcel.state === PARCEL_STEPS.lose.to && !isLate(parcel);

/** The parcels for which nothing has come in for too long, and their due in whole BDT. */
export async function sumLateCash(now = Date.now()): Promise<{ parcels: number; taka: number }> {
  const open = await listOpen({ "parcel.handedOverAt": { $lte: lateSince(now) } });
  const late = open.map((order) => toCashParcel(order, now));
  return { parcels: late.length, taka: late.reduce((sum, { money }) => sum + money.due, 0) };
}

const oldestOf = (parcels: CashParcel[], cursor: Cursor | undefined) =>
  partOf({
    rows: parcels,
    placeOf: ({ handedOverAt, orderId }) => ({ numbers: [handedOverAt], id: orderId }),
    cursor,
    limit: PARCELS_STEP,
  });

async function listPayouts(cursor: string | undefined): Promise<CashReport["payouts"]> {
  const [found, total] = await Promise.all([
    Payout.find(behind(NEWEST_FIRST, cursor ? [cursor] : undefined))
      .sort(NEWEST_FIRST)
      .limit(PAYOUTS_STEP + 1)
      .lean(),
    Payout.estimatedDocumentCount(),
  ]);
  return { ...toPage(found.map(toPayoutDto), PAYOUTS_STEP, ({ _id }) => _id), total };
}

function toCashParcel(order: StoredParcel, now: number, leftOut?: LeftOut): CashParcel {
  const { _id, orderNumber, name, parcel } = order;
  const state = parcel?.state ?? PARCEL_STEPS.handOver.to;
  const handedOverAt = parcel?.handedOverAt ?? new Date(now);
  return {
    orderId: _id.toString(),
    orderNumber: orderNumber ?? 0,
    name,
    courier: parcel?.courier ?? OWN_RIDER,
    state,
    money: parcelMoneyOf(parcel, leftOut?.get(_id.toString())),
    noted: parcel?.cashReceived ?? null,
    handedOverAt: handedOverAt.getTime(),
    days: daysSince(handedOverAt, now),
  };
}

interface SummedParcels {
  waiting: CashParcel[];
  different: CashParcel[];
  recent: RecentCash[];
  incomplete: Awaited<ReturnType<typeof listIncomplete>>;
}

/** Null for a courier that nothing is known of. */
function sumCourier(courier: Courier, summed: SummedParcels): CourierCash | null {
  const { waiting, different, recent, incomplete } = summed;
  const missing = incomplete
    .filter((payout) => payout.courier === courier)
    .reduce((total, payout) => total + (payout.missing ?? 0), 0);
  const own = <Owing extends { courier: string }>(owing: Owing[]) =>
    owing.filter((one) => one.courier === courier);
  const sum = <Name extends keyof ParcelMoney>(owing: { money: Pick<ParcelMoney, Name> }[], name: Name) =>
    owing.reduce((total, { money }) => total + money[name], 0);
  const [open, differing, lately] = [own(waiting), own(different), own(recent)];
  if (open.length + differing.length + lately.length + missing === 0) return null;
  return {
    courier,
    expected: sum(lately, "expected"),
    received: sum(lately, "received"),
    open: AGES.map((_, age) => {
      const parcels = open.filter(({ days }) => ageOf(days) === age);
      return { parcels: parcels.length, taka: sum(parcels, "due") };
    }),
    short: sum(differing, "short"),
    over: sum(differing, "over"),
    missing,
  };
}
