import "server-only";
import { unitPriceOf } from "@/lib/orders/cart/rules";
import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import type { CsvCell } from "@/lib/platform/csv/write-csv";
import { type Money, MONEY_FIELDS, moneyOf } from "@/lib/cash/money";
import { readLeftOut } from "@/lib/cash/payouts/left-out";
import type { ExportBody } from "@/lib/reports/exports/schema";
import { toSheetPhone, toSheetTime } from "@/lib/reports/exports/rules";
import type { Table } from "@/lib/reports/exports/table";
import { describeState } from "@/lib/orders/lifecycle/words";
import { findDistrict } from "@/lib/settings/zones/find-zone";
import { placedBetween } from "@/lib/orders/placed-between";
import { PLACED, WITH_PARCEL } from "@/lib/orders/lifecycle/rules";
import { Order } from "@/models/order";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { walk } from "@/lib/platform/database/walk";
import { timeline } from "@/lib/words/en/orders-timeline";

const AT_ONCE = 500;

type Line = ExportedOrder["cartItems"][number];

/** One line of an order, with what the whole order comes to. */
interface OrderLine {
  order: ExportedOrder;
  money: Money;
  line: Line | undefined;
  /** From 1. */
  position: number;
}

interface Column {
  /** The fields of an order that it reads. */
  fields: readonly (keyof ExportedOrder)[];
  cellOf: (line: OrderLine) => CsvCell;
}

/** A column gets the fields that it names, and no others: an unread field would make an empty cell. */
const ofOrder = <Field extends keyof ExportedOrder>(
  fields: readonly Field[],
  cellOf: (order: Pick<ExportedOrder, Field>) => CsvCell,
): Column => ({ fields, cellOf: ({ order }) => cellOf(order) });

const ofLine = (cellOf: (line: Line) => CsvCell): Column => ({
  fields: ["cartItems"],
  cellOf: ({ line }) => (line ? cellOf(line) : ""),
});

const ofMoney = (cellOf: (money: Money) => CsvCell): Column => ({
  fields: [],
  cellOf: ({ money }) => cellOf(money),
});

const ofParcel = (cellOf: (parcel: NonNullable<ExportedOrder["parcel"]>) => CsvCell): Column =>
  ofOrder(["parcel"], ({ parcel }) => (parcel ? cellOf(parcel) : ""));

const timeOf = (date: Date | null | undefined): string => (date ? toSheetTime(date) : "");

/** The columns in their order. To sum a value of the order, take the rows of its first line alone. */
const COLUMNS: Readonly<Record<string, Column>> = {
  Number: ofOrder(["orderNumber"], ({ orderNumber }) => orderNumber),
  Line: { fields: [], cellOf: ({ position }) => position },
  Ordered: ofOrder(["orderTime"], ({ orderTime }) => toSheetTime(orderTime)),
  Confirmed: ofOrder(["confirmedAt"], ({ confirmedAt }) => timeOf(confirmedAt)),
  Status: ofOrder(["status"], ({ status }) => status),
  Source: ofOrder(["source"], ({ source }) => source ?? "web"),
  Name: ofOrder(["name"], ({ name }) => name),
  Phone: ofOrder(["phone"], ({ phone }) => toSheetPhone(phone)),
  "E-mail": ofOrder(["email"], ({ email }) => email),
  Address: ofOrder(["address"], ({ address }) => address),
  Location: ofOrder(["deliveryLocation"], ({ deliveryLocation }) => deliveryLocation),
  District: ofOrder(
    ["district", "address", "deliveryLocation"],
    (order) => order.district ?? findDistrict(order),
  ),
  "Note for the rider": ofOrder(["riderNote"], ({ riderNote }) => riderNote ?? ""),
  Product: ofLine(({ productName }) => productName),
  Category: ofLine(({ category }) => category),
  Size: ofLine(({ size }) => size),
  Color: ofLine(({ color }) => color),
  Quantity: ofLine(({ quantity }) => quantity),
  "Unit price": ofLine(unitPriceOf),
  "Line price": ofLine(({ price }) => price),
  Pieces: ofOrder(["cartItems"], ({ cartItems }) =>
    cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
  ),
  Charge: ofOrder(["deliveryCharge"], ({ deliveryCharge }) => deliveryCharge),
  Discount: ofOrder(["discount"], ({ discount }) => discount?.amount ?? 0),
  Advance: ofMoney(({ advances }) => advances),
  "Exchange credit": ofOrder(["exchangeOf"], ({ exchangeOf }) => exchangeOf?.credit ?? 0),
  Amount: ofOrder(["amount"], ({ amount }) => amount),
  Parcel: ofParcel(({ state, courier }) => (state ? describeState({ state, courier }, timeline) : "")),
  Courier: ofParcel(({ courier }) => (courier ? COURIER_FACTS[courier].label : "")),
  Consignment: ofParcel(({ consignmentId }) => consignmentId ?? ""),
  "Tracking code": ofParcel(({ trackingCode }) => trackingCode ?? ""),
  Packed: ofParcel(({ packedAt }) => timeOf(packedAt)),
  "Handed over": ofParcel(({ handedOverAt }) => timeOf(handedOverAt)),
  "Parcel since": ofParcel(({ since }) => timeOf(since)),
  "To collect": ofMoney(({ toCollect }) => toCollect),
  Due: ofMoney(({ due }) => due),
  Received: ofMoney(({ received }) => received),
  Short: ofMoney(({ short }) => short),
  Over: ofMoney(({ over }) => over),
  "Paid back": ofMoney(({ paidBack }) => paidBack),
};

const READ = new Set<string>(Object.values(COLUMNS).flatMap(({ fields }) => fields));
/** Leaves out a path whose parent is read as a whole. */
const FIELDS: string = [
  ...READ,
  ...MONEY_FIELDS.split(" ").filter((path) => !READ.has(path) && !READ.has(path.split(".")[0] ?? "")),
].join(" ");

/**
 * The lines of the orders of these days, the newest first, each with all of its order. Orders that were deleted while
 * their parcel was out are among them, as in the sums.
 */
export function orderTable(days: ExportBody): Table {
  return { header: Object.keys(COLUMNS), rows: orderRows(days) };
}

const readOrders = (days: ExportBody) =>
  Order.find({ ...placedBetween(days), $or: [PLACED, WITH_PARCEL] })
    .select(FIELDS)
    .sort({ orderTime: -1 })
    .hint(engineHint({ orderTime: 1 }))
    .lean()
    .cursor({ batchSize: AT_ONCE });

type ExportedOrder = NonNullable<Awaited<ReturnType<ReturnType<typeof readOrders>["next"]>>>;

async function* orderRows(days: ExportBody): AsyncGenerator<CsvCell[]> {
  const leftOut = await readLeftOut();
  for await (const order of walk(readOrders(days))) {
    const money = moneyOf(order, leftOut.get(order._id.toString()));
    const lines: (Line | undefined)[] = order.cartItems.length > 0 ? order.cartItems : [undefined];
    for (const [index, line] of lines.entries())
      yield Object.values(COLUMNS).map(({ cellOf }) => cellOf({ order, money, line, position: index + 1 }));
  }
}
