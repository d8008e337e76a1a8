import "server-only";
import type { CsvCell } from "@/lib/platform/csv/write-csv";
import { type Money, MONEY_FIELDS, moneyOf } from "@/lib/cash/money";
import type { ExportBody } from "@/lib/reports/exports/schema";
import { toSheetPhone, toSheetTime } from "@/lib/reports/exports/rules";
import type { Table } from "@/lib/reports/exports/table";
import { shownOrders } from "@/lib/orders/queries";
import { describeContents } from "@/lib/orders/rules";
import { Order } from "@/models/order";
import { engineHint } from "@/lib/platform/database/engine-hint";

const AT_ONCE = 500;

/** What each column tells, in their order. */
const COLUMNS: Readonly<Record<string, (order: ExportedOrder, money: Money) => CsvCell>> = {
  Number: ({ orderNumber }) => orderNumber,
  Ordered: ({ orderTime }) => toSheetTime(orderTime),
  Confirmed: ({ confirmedAt }) => (confirmedAt ? toSheetTime(confirmedAt) : ""),
  Status: ({ status }) => status,
  Source: ({ source }) => source ?? "web",
  Name: ({ name }) => name,
  Phone: ({ phone }) => toSheetPhone(phone),
  "E-mail": ({ email }) => email,
  Address: ({ address }) => address,
  Location: ({ deliveryLocation }) => deliveryLocation,
  Lines: (order) => describeContents(order).items.join("; "),
  Pieces: ({ cartItems }) => cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
  Charge: ({ deliveryCharge }) => deliveryCharge,
  Discount: ({ discount }) => discount?.amount ?? 0,
  Advance: (_, money) => money.advances,
  "Exchange credit": ({ exchangeOf }) => exchangeOf?.credit ?? 0,
  Amount: ({ amount }) => amount,
  "To collect": (_, money) => money.toCollect,
  Received: (_, money) => money.received,
  Short: (_, money) => money.short,
  Over: (_, money) => money.over,
  "Paid back": (_, money) => money.paidBack,
};

/** The orders of these days, the newest first. */
export function orderTable(days: ExportBody): Table {
  return { header: Object.keys(COLUMNS), rows: orderRows(days) };
}

const readOrders = (days: ExportBody) =>
  Order.find(shownOrders(days))
    .select("orderNumber orderTime confirmedAt source name phone email address deliveryLocation")
    .select(`cartItems deliveryCharge discount ${MONEY_FIELDS}`)
    .sort({ orderTime: -1 })
    .hint(engineHint({ orderTime: 1 }))
    .lean()
    .cursor({ batchSize: AT_ONCE });

type ExportedOrder = NonNullable<Awaited<ReturnType<ReturnType<typeof readOrders>["next"]>>>;

async function* orderRows(days: ExportBody): AsyncGenerator<CsvCell[]> {
  for await (const order of readOrders(days)) {
    const money = moneyOf(order);
    yield Object.values(COLUMNS).map((cellOf) => cellOf(order, money));
  }
}
