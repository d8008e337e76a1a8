import "server-only";
import type { CsvCell } from "@/lib/platform/csv/write-csv";
import { MONEY_FIELDS, moneyOf } from "@/lib/cash/money";
import type { ExportBody } from "@/lib/reports/exports/schema";
import { toSheetPhone, toSheetTime } from "@/lib/reports/exports/rules";
import type { Table } from "@/lib/reports/exports/table";
import { shownOrders } from "@/lib/orders/queries";
import { describeContents } from "@/lib/orders/rules";
import { Order } from "@/models/order";
import { engineHint } from "@/lib/platform/database/engine-hint";

const HEADER = [
  "Number",
  "Ordered",
  "Confirmed",
  "Status",
  "Source",
  "Name",
  "Phone",
  "E-mail",
  "Address",
  "Location",
  "Lines",
  "Pieces",
  "Charge",
  "Discount",
  "Advance",
  "Exchange credit",
  "Amount",
  "To collect",
  "Received",
  "Short",
  "Over",
  "Paid back",
] as const;

const AT_ONCE = 500;

/** The orders of these days, the newest first. */
export function orderTable(days: ExportBody): Table {
  return { header: HEADER, rows: orderRows(days) };
}

async function* orderRows(days: ExportBody): AsyncGenerator<CsvCell[]> {
  const orders = Order.find(shownOrders(days))
    .select("orderNumber orderTime confirmedAt source name phone email address deliveryLocation")
    .select(`cartItems deliveryCharge discount ${MONEY_FIELDS}`)
    .sort({ orderTime: -1 })
    .hint(engineHint({ orderTime: 1 }))
    .lean()
    .cursor({ batchSize: AT_ONCE });
  for await (const order of orders) {
    const money = moneyOf(order);
    yield [
      order.orderNumber,
      toSheetTime(order.orderTime),
      order.confirmedAt ? toSheetTime(order.confirmedAt) : "",
      order.status,
      order.source ?? "web",
      order.name,
      toSheetPhone(order.phone),
      order.email,
      order.address,
      order.deliveryLocation,
      describeContents(order).items.join("; "),
      order.cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
      order.deliveryCharge,
      order.discount?.amount ?? 0,
      money.advances,
      order.exchangeOf?.credit ?? 0,
      order.amount,
      money.toCollect,
      money.received,
      money.short,
      money.over,
      money.paidBack,
    ];
  }
}
