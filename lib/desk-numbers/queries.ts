import "server-only";
import { confirmationDueBy } from "@/lib/admin-orders/rules";
import { readLastBackups } from "@/lib/backup-state/last-backups";
import { describeBackup } from "@/lib/backup-state/rules";
import { toDhakaIso } from "@/lib/format";
import type { DayNumbers, DeskNumbers } from "@/lib/desk-numbers/dto";
import { LOW_STOCK } from "@/lib/products/constants";
import { ORDER_STATUSES } from "@/lib/orders/constants";
import { countParcels } from "@/lib/parcels/queries";
import { countReturnsAsked } from "@/lib/orders/queries";
import { placedBetween } from "@/lib/orders/placed-between";
import { cashToCollect } from "@/lib/parcels/rules";
import { Order } from "@/models/order";
import { Product } from "@/models/product";

const DAY_MS = 24 * 60 * 60_000;

/** What the desk's home begins with. */
export async function getDeskNumbers(now = Date.now()): Promise<DeskNumbers> {
  const day = (time: number) => toDhakaIso(new Date(time)).slice(0, 10);
  const [today, yesterday, pending, parcels, returnsAsked, soldOut, low, backups] = await Promise.all([
    readDay(day(now)),
    readDay(day(now - DAY_MS)),
    Order.find({ status: "pending", deletedAt: null }).select("orderTime").lean(),
    countParcels({}),
    countReturnsAsked(),
    Product.find({ stockRank: 0 }).select("_id").lean(),
    Product.find({ "stockByOption.stock": { $lte: LOW_STOCK } })
      .select("_id")
      .hint({ stockRank: 1, _id: -1, category: 1 })
      .lean(),
    readLastBackups(),
  ]);
  const isOverdue = ({ orderTime }: { orderTime: Date }) => confirmationDueBy(orderTime.getTime()) < now;
  return {
    today,
    yesterday,
    toCall: pending.length,
    overdue: pending.filter(isOverdue).length,
    toPack: parcels.toPack + parcels.packed,
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
    .select("status amount advance exchangeOf")
    .lean();
  const of = (wanted: string) => orders.filter(({ status }) => status === wanted);
  const confirmed = of("Confirmed");
  return {
    date,
    orders: orders.length,
    toCall: of("pending").length,
    confirmed: confirmed.length,
    canceled: of("Canceled").length,
    toCollect: confirmed.reduce((sum, order) => sum + cashToCollect(order), 0),
  };
}
