import "server-only";
import { confirmationDueBy } from "@/lib/orders/all-orders/rules";
import { readLastBackups } from "@/lib/platform/health/last-backups";
import { describeBackup } from "@/lib/platform/health/rules";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import type { DayNumbers, DeskNumbers } from "@/lib/reports/desk-home/dto";
import { LOW_STOCK } from "@/lib/stock/constants";
import { countParcels } from "@/lib/delivery/parcels/queries";
import { countReturnsAsked } from "@/lib/orders/queries";
import { placedBetween } from "@/lib/orders/placed-between";
import { MONEY_FIELDS, moneyOf } from "@/lib/cash/money";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { isCanceled, isSold, isUndecided, PARCEL_TABS, UNDECIDED } from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** What the desk's home begins with. */
export async function getDeskNumbers(now = Date.now()): Promise<DeskNumbers> {
  const day = (time: number) => toDhakaDay(time);
  const [today, yesterday, pending, parcels, returnsAsked, soldOut, low, backups] = await Promise.all([
    readDay(day(now)),
    readDay(day(now - DAY_MS)),
    Order.find(UNDECIDED).select("orderTime").lean(),
    countParcels({}),
    countReturnsAsked(),
    Product.find({ stockRank: 0 }).select("_id").lean(),
    Product.find({ "stockByOption.stock": { $lte: LOW_STOCK } })
      .select("_id")
      .hint(engineHint({ stockRank: 1, _id: -1, category: 1 }))
      .lean(),
    readLastBackups(),
  ]);
  const isOverdue = ({ orderTime }: { orderTime: Date }) => confirmationDueBy(orderTime.getTime()) < now;
  return {
    today,
    yesterday,
    toCall: pending.length,
    overdue: pending.filter(isOverdue).length,
    toPack: PARCEL_TABS.toPack.reduce((sum, state) => sum + parcels[state], 0),
    withCourier: parcels.handedOver + parcels.returning,
    returnsAsked,
    soldOut: soldOut.length,
    low: low.length,
    backup: describeBackup(backups, new Date(now)),
  };
}

/** Summed here: with many orders the demo's engine refuses to group them. */
async function readDay(date: string): Promise<DayNumbers> {
  const orders = await Order.find({
    deletedAt: null,
    ...placedBetween({ from: date, to: date }),
    status: { $in: ORDER_STATUSES },
  })
    .select(MONEY_FIELDS)
    .lean();
  const confirmed = orders.filter(({ status }) => isSold(status));
  return {
    date,
    orders: orders.length,
    toCall: orders.filter(({ status }) => isUndecided(status)).length,
    confirmed: confirmed.length,
    canceled: orders.filter(({ status }) => isCanceled(status)).length,
    toCollect: confirmed.reduce((sum, order) => sum + moneyOf(order).toCollect, 0),
  };
}
