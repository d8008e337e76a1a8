import "server-only";
import { endOfDay, startOfDay, toDhakaDay } from "@/lib/platform/time/dhaka";
import type { DayRange } from "@/lib/platform/time/day-range";
import type { CashFlow, RefundRow } from "@/lib/cash/payouts/dto";
import { type Cursor, partOf } from "@/lib/platform/http/list";
import { REFUND_METHODS } from "@/lib/orders/constants";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { isKeptForMoney } from "@/lib/orders/lifecycle/rules";
import { Order } from "@/models/order";
import { Payout } from "@/models/payout";
import { engineHint } from "@/lib/platform/database/engine-hint";

const REFUNDS_STEP = 50;
/** More milliseconds than any time has: what is later is sorted before what is earlier. */
const FAR = 1e15;

/** The money noted in these days: received from couriers and in advance, kept by couriers, paid back for returns. */
export async function readCashFlow({ from, to }: DayRange, cursor?: Cursor): Promise<CashFlow> {
  const days = { $gte: startOfDay(from), $lte: endOfDay(to) };
  const isWithin = (at: Date) => at >= days.$gte && at <= days.$lte;
  const [noted, advances, { kept, missing }, refunds] = await Promise.all([
    sumReceived(days),
    sumAdvances(days, isWithin),
    sumKept(days),
    listRefunds(days, isWithin),
  ]);
  const refunded = sumOf(refunds);
  const received = noted - missing;
  return {
    from,
    to,
    received,
    advances,
    kept,
    refunded,
    net: received + advances - kept - refunded,
    byMethod: REFUND_METHODS.flatMap((method) => {
      const paid = refunds.filter((refund) => refund.method === method);
      return paid.length === 0 ? [] : [{ method, count: paid.length, taka: sumOf(paid) }];
    }),
    refunds: partOf({
      rows: refunds,
      placeOf: ({ at, returnId }) => ({ numbers: [FAR - at], id: returnId }),
      cursor,
      limit: REFUNDS_STEP,
    }),
  };
}

const sumOf = (entries: readonly { amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

interface Days {
  $gte: Date;
  $lte: Date;
}

/** Summed by the database, which need not send 200 parcels a day. */
async function sumReceived(days: Days): Promise<number> {
  const [found] = await Order.aggregate<{ taka: number }>([
    // The type is for the index, which has no other orders.
    { $match: { "parcel.cash": { $elemMatch: { at: days } }, "parcel.cash.at": { $type: "date" } } },
    { $project: { _id: 0, cash: "$parcel.cash" } },
    { $unwind: "$cash" },
    { $match: { "cash.at": days } },
    { $group: { _id: null, taka: { $sum: "$cash.amount" } } },
  ]).hint(engineHint("cashLedger"));
  return found?.taka ?? 0;
}

/** Sums the advances of these days; a cancelled order's counts until the desk notes that it paid it back. */
async function sumAdvances(days: Days, isWithin: (at: Date) => boolean): Promise<number> {
  const orders = await Order.find({
    status: { $in: ORDER_STATUSES },
    advances: { $elemMatch: { at: days } },
    "advances.at": { $type: "date" },
  })
    .hint(engineHint("advanceLedger"))
    .select("advances status deletedAt parcel.state")
    .lean();
  return orders
    .filter(isKeptForMoney)
    .reduce((sum, { advances }) => sum + sumOf((advances ?? []).filter(({ at }) => isWithin(at))), 0);
}

/** Whole BDT that couriers kept of the payouts of these days. */
export async function readKept({ from, to }: DayRange): Promise<number> {
  return (await sumKept({ $gte: startOfDay(from), $lte: endOfDay(to) })).kept;
}

/** Adds a payout's charges, and what it left out, on the day on which it was recorded, and takes both off on the day of its undoing. */
async function sumKept(days: Days): Promise<{ kept: number; missing: number }> {
  const [recorded, undone] = await Promise.all([
    Payout.find({ recordedAt: days })
      .hint(engineHint({ recordedAt: 1 }))
      .select("charges missing")
      .lean(),
    Payout.find({ undoneAt: days })
      .hint(engineHint({ undoneAt: 1 }))
      .select("charges missing")
      .lean(),
  ]);
  const sumBy = (of: (payout: (typeof recorded)[number]) => number) =>
    recorded.reduce((sum, payout) => sum + of(payout), 0) -
    undone.reduce((sum, payout) => sum + of(payout), 0);
  return { kept: sumBy(({ charges }) => charges), missing: sumBy(({ missing }) => missing ?? 0) };
}

async function listRefunds(days: Days, isWithin: (at: Date) => boolean): Promise<RefundRow[]> {
  const orders = await Order.find({
    returns: { $elemMatch: { settledAt: days } },
    "returns.settledAt": { $type: "date" },
  })
    .hint(engineHint("settledReturns"))
    .select("orderNumber returns.id returns.refund")
    .lean();
  return orders
    .flatMap(({ _id, orderNumber, returns }) =>
      (returns ?? []).flatMap(({ id, refund }) =>
        refund && refund.amount > 0 && isWithin(refund.at)
          ? [{ orderId: _id, orderNumber: orderNumber ?? 0, returnId: id, refund }]
          : [],
      ),
    )
    .map(({ orderId, orderNumber, returnId, refund }) => ({
      orderId: orderId.toString(),
      returnId: returnId.toString(),
      orderNumber,
      at: refund.at.getTime(),
      day: toDhakaDay(refund.at),
      amount: refund.amount,
      method: refund.method,
      reference: refund.reference ?? "",
    }));
}
