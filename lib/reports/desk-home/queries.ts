import "server-only";
import { confirmationDueBy } from "@/lib/orders/all-orders/rules";
import { readLastBackups } from "@/lib/platform/health/last-backups";
import { listTroubles } from "@/lib/platform/health/troubles";
import { readBackupAge } from "@/lib/platform/health/rules";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import type { CallFirst, DayNumbers, DeskNumbers } from "@/lib/reports/desk-home/dto";
import { type LeftOut, readLeftOut } from "@/lib/cash/payouts/left-out";
import { listCurrentSales } from "@/lib/catalogue/sales/queries";
import { sumLateCash } from "@/lib/cash/payouts/queries";
import { listLowStock } from "@/lib/orders/low-stock/queries";
import { countParcels } from "@/lib/delivery/parcels/queries";
import { mostNewcomerPieces, readNewcomerPieces } from "@/lib/orders/limits/newcomer-share";
import { countReturnsAsked } from "@/lib/orders/queries";
import { placedBetween } from "@/lib/orders/placed-between";
import { MONEY_FIELDS, moneyOf } from "@/lib/cash/money";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import {
  isCanceled,
  isKeptForMoney,
  isSold,
  isUndecided,
  PARCEL_TABS,
  UNDECIDED,
} from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { PUBLISHED } from "@/lib/catalogue/products/drafts";

/** What the desk's home begins with. What runs out and the sales are for admins. */
export async function getDeskNumbers(now = Date.now(), { isAdmin = true } = {}): Promise<DeskNumbers> {
  const leftOut = readLeftOut();
  const day = (time: number) => readDay(toDhakaDay(time), leftOut);
  const [today, yesterday, pending, parcels, returnsAsked, lateCash, soldOut, low, sales, backups, troubles] =
    await Promise.all([
      day(now),
      day(now - DAY_MS),
      Order.find(UNDECIDED).select("orderTime callFirst").lean(),
      countParcels({}, [...PARCEL_TABS.toPack, ...PARCEL_TABS.withCourier]),
      countReturnsAsked(),
      sumLateCash(now),
      Product.countDocuments({ stockRank: 0, ...PUBLISHED }),
      isAdmin ? listLowStock(now) : [],
      isAdmin ? listCurrentSales(now) : [],
      readLastBackups(),
      listTroubles(),
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
    lateCash,
    soldOut,
    low: low.length,
    sales,
    backup: readBackupAge(backups, new Date(now)),
    callFirst: await readCallFirst(pending.filter(({ callFirst }) => callFirst).length),
    troubles: troubles.map(({ words }) => words),
  };
}

async function readCallFirst(orders: number): Promise<CallFirst | null> {
  if (orders === 0) return null;
  const [held, most] = await Promise.all([readNewcomerPieces(), mostNewcomerPieces()]);
  return { orders, held, most: Number.isFinite(most) ? most : null };
}

async function readDay(date: string, reading: Promise<LeftOut>): Promise<DayNumbers> {
  const [found, leftOut] = await Promise.all([
    Order.find({ ...placedBetween({ from: date, to: date }), status: { $in: ORDER_STATUSES } })
      .hint(engineHint({ orderTime: 1 }))
      .select(`${MONEY_FIELDS} deletedAt`)
      .lean(),
    reading,
  ]);
  const stillOf = (order: (typeof found)[number]) =>
    moneyOf(order, leftOut.get(order._id.toString())).toCollect;
  const orders = found.filter(isKeptForMoney);
  const confirmed = orders.filter(({ status }) => isSold(status));
  return {
    date,
    orders: orders.length,
    toCall: orders.filter(({ status }) => isUndecided(status)).length,
    confirmed: confirmed.length,
    canceled: orders.filter(({ status }) => isCanceled(status)).length,
    toCollect: confirmed.reduce((sum, order) => sum + stillOf(order), 0),
  };
}
