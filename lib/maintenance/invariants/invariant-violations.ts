import { CHARGED_FIELDS } from "@/lib/orders/payment";
import type { Types } from "mongoose";
import { inBatches } from "@/lib/platform/database/in-batches";
import { consecutiveDuplicates, violationUnless } from "@/lib/maintenance/invariants/invariant-checks";
import { describeOption, findRow } from "@/lib/stock/options";
import { listStanding } from "@/lib/cash/list-standing";
import { violationsOfParcel } from "@/lib/maintenance/invariants/parcel-violations";
import { noteBrought, violationsOfPayouts } from "@/lib/maintenance/invariants/payout-violations";
import {
  noteExchanges,
  type ReadExchanges,
  violationsOfExchanges,
  violationsOfReturns,
} from "@/lib/maintenance/invariants/return-violations";
import { parseStock } from "@/lib/stock/stock-text";
import { sumSellable } from "@/lib/orders/lines/rules";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { violationsOfCategories } from "@/lib/maintenance/invariants/category-violations";
import { violationsOfCoupons } from "@/lib/maintenance/invariants/coupon-violations";
import { violationsOfReviews } from "@/lib/maintenance/invariants/review-violations";
import { violationsOfSales } from "@/lib/maintenance/invariants/sale-violations";
import { StockUnit } from "@/models/stock-unit";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { ABANDONED, isSold, isUndecided } from "@/lib/orders/lifecycle/rules";

const BATCH = 500;
const FIELDS = `userId key status deletedAt deliveryCharge discount parcel returns settlement leaseUntil advances.amount cartItems._id cartItems.productId cartItems.quantity cartItems.price cartItems.unitId ${CHARGED_FIELDS}`;
/** Orders that are placed, or being placed. Undone ones belong to nobody. */
const COUNTED = { status: { $ne: ABANDONED } };

const listOrders = () => Order.find(COUNTED).sort({ userId: 1, key: 1 }).select(FIELDS).lean().cursor();
const listUnits = () => StockUnit.find().lean().cursor();

type StoredOrder = NonNullable<Awaited<ReturnType<ReturnType<typeof listOrders>["next"]>>>;
type StoredUnit = NonNullable<Awaited<ReturnType<ReturnType<typeof listUnits>["next"]>>>;

/**
 * What breaks the promises of orders and stock (ARCHITECTURE.md) at rest, over the whole database: for each unit received =
 * stock + held + sold, held = quantities of pending orders, sold = those of Confirmed ones less what came back of their
 * parcels, stock ≥ 0, amount = lines + the order's own charge − its discount, what couriers collect = amount − advance, what came in = payouts + notes by hand, one
 * order for each key and cart line, one use of a code for each order that has it, no review but of an ordered line, no price of a sale that is over, no product without a category, nothing half done, and the stock texts as the units say. For shops whose products stay
 * tracked.
 */
export async function listViolations(): Promise<string[]> {
  const orders = await readOrders();
  const stillClaimed = await CartLine.countDocuments({ orderId: { $ne: null } });
  return [
    ...(await violationsOfUnits(orders)),
    ...orders.violations,
    ...(await violationsOfPayouts(orders.brought)),
    ...violationsOfExchanges(orders.exchanges),
    ...(await violationsOfCoupons()),
    ...(await violationsOfReviews()),
    ...(await violationsOfSales()),
    ...(await violationsOfCategories()),
    ...(await violationsOfNumbers()),
    ...(await violationsOfLines()),
    ...violationUnless(orders.linesInCarts === 0, `${orders.linesInCarts} ordered lines are still in carts`),
    ...violationUnless(stillClaimed === 0, `${stillClaimed} cart lines are still claimed`),
  ];
}

interface ReadOrders {
  violations: string[];
  /** Pieces of pending orders, by stock unit. */
  pending: Map<string, number>;
  /** Pieces of Confirmed orders less those that came back, by stock unit. */
  confirmed: Map<string, number>;
  linesInCarts: number;
  /** What payouts brought by the ledgers of the parcels: taka by payout and order. */
  brought: Map<string, number>;
  exchanges: ReadExchanges;
}

/** Goes through the orders once, by user and key, and keeps of them what the stock is compared with. */
async function readOrders(): Promise<ReadOrders> {
  const read: ReadOrders = {
    violations: [],
    pending: new Map(),
    confirmed: new Map(),
    linesInCarts: 0,
    brought: new Map(),
    exchanges: { returns: new Map(), orders: [] },
  };
  const keys = consecutiveDuplicates((key) => `two orders of the key ${key}`);
  for await (const orders of inBatches(listOrders(), BATCH)) {
    for (const order of orders) {
      read.violations.push(
        ...keys(`${order.userId?.toString() ?? ""} ${order.key}`),
        ...violationsOfOrder(order),
      );
      noteLines(read, order);
      noteExchanges(read.exchanges, order);
      noteBrought(read.brought, order._id, listStanding(order.parcel?.cash ?? []));
    }
    const lineIds = orders.flatMap(({ cartItems }) => cartItems.map(({ _id }) => _id));
    read.linesInCarts += await CartLine.countDocuments({ _id: { $in: lineIds } });
  }
  return read;
}

function noteLines({ pending, confirmed }: ReadOrders, order: StoredOrder): void {
  const { status, cartItems } = order;
  const pieces = isUndecided(status) ? pending : isSold(status) ? confirmed : null;
  if (!pieces) return;
  const cameBack = sumSellable(order);
  for (const { _id, unitId, quantity } of cartItems) {
    const id = unitId?.toString();
    if (id) pieces.set(id, (pieces.get(id) ?? 0) + quantity - (cameBack.get(_id.toString()) ?? 0));
  }
}

function violationsOfOrder(order: StoredOrder): string[] {
  const { status, amount } = order;
  const name = `order ${order._id.toString()}`;
  const total = order.cartItems.reduce((sum, line) => sum + line.price, 0);
  // What it was charged, whatever is charged today; the first orders did not keep it apart.
  const discount = order.discount?.amount ?? 0;
  const advance = order.advance?.amount ?? 0;
  const noted = (order.advances ?? []).reduce((sum, entry) => sum + entry.amount, 0);
  const charge = order.deliveryCharge ?? amount - total + discount;
  const shown: readonly string[] = ORDER_STATUSES;
  return [
    ...violationUnless(shown.includes(status), `${name}: still ${status}`),
    ...violationUnless(order.cartItems.length > 0, `${name}: has no lines`),
    ...violationUnless(Number.isInteger(charge) && charge >= 0, `${name}: charge ${charge}`),
    ...violationUnless(
      Number.isInteger(discount) && discount >= 0 && discount <= total,
      `${name}: discount ${discount} of ${total}`,
    ),
    ...violationUnless(
      amount === total + charge - discount,
      `${name}: amount ${amount}, but lines ${total} + charge ${charge}${discount && ` - discount ${discount}`}`,
    ),
    ...violationUnless(advance === noted, `${name}: ${advance} in advance, but its notes say ${noted}`),
    ...violationsOfParcel(order, name),
    ...violationsOfReturns(order, name),
    ...violationUnless(order.settlement === undefined, `${name}: its stock is still to be settled`),
    ...violationUnless(order.leaseUntil === undefined, `${name}: still has a lease`),
  ];
}

async function violationsOfNumbers(): Promise<string[]> {
  const doubles = consecutiveDuplicates((orderNumber) => `two orders of the number ${orderNumber}`);
  const violations: string[] = [];
  const orders = Order.find({ orderNumber: { $gt: 0 } }).sort({ orderNumber: 1 });
  for await (const { orderNumber } of orders.select("orderNumber").lean().cursor())
    violations.push(...doubles(String(orderNumber)));
  return violations;
}

async function violationsOfLines(): Promise<string[]> {
  // Without an index: it reads every order.
  const doubles = await Order.aggregate<{ _id: Types.ObjectId }>([
    { $match: COUNTED },
    { $unwind: "$cartItems" },
    { $group: { _id: "$cartItems._id", orders: { $sum: 1 } } },
    { $match: { orders: { $gt: 1 } } },
  ])
    .hint({ $natural: 1 })
    .allowDiskUse(true);
  return doubles.map(({ _id }) => `cart line ${_id.toString()} is ordered twice`);
}

async function violationsOfUnits(orders: ReadOrders): Promise<string[]> {
  const violations: string[] = [];
  for await (const units of inBatches(listUnits(), BATCH)) {
    violations.push(...units.flatMap((unit) => violationsOfUnit(unit, orders)));
    violations.push(...(await violationsOfTexts(units)));
  }
  return violations;
}

function violationsOfUnit(unit: StoredUnit, orders: ReadOrders): string[] {
  const { stock, received, sold, soldEarlier } = unit;
  const id = unit._id.toString();
  const choice = describeOption(unit);
  const name = `unit of product ${unit.productId.toString()}${choice && ` in ${choice}`}`;
  const held = unit.holds.reduce((sum, hold) => sum + hold.quantity, unit.held);
  const pending = orders.pending.get(id) ?? 0;
  const confirmed = (soldEarlier ?? 0) + (orders.confirmed.get(id) ?? 0);
  return [
    ...violationUnless(stock >= 0, `${name}: stock is ${stock}`),
    ...violationUnless(
      received === stock + held + sold,
      `${name}: received ${received}, but stock ${stock} + held ${held} + sold ${sold}`,
    ),
    ...violationUnless(held === pending, `${name}: held ${held}, but pending orders have ${pending}`),
    ...violationUnless(sold === confirmed, `${name}: sold ${sold}, but Confirmed orders have ${confirmed}`),
    ...violationUnless(
      unit.applied.length === 0,
      `${name}: ${unit.applied.length} markers are not forgotten`,
    ),
    ...violationUnless(!unit.retiredAt || stock === 0, `${name}: retired with ${stock} pieces`),
    ...violationUnless(unit.isUnpublished === undefined, `${name}: not published`),
    ...violationUnless(unit.isCostUnpublished === undefined, `${name}: its cost is not published`),
  ];
}

/** The counts that the shop shows. */
async function violationsOfTexts(units: StoredUnit[]): Promise<string[]> {
  const live = units.filter(({ retiredAt }) => !retiredAt);
  const products = await Product.find({ _id: { $in: live.map((unit) => unit.productId) } })
    .select("stock stockByOption")
    .lean();
  const byId = new Map(products.map((product) => [product._id.toString(), product]));
  return live.flatMap((unit) => {
    const product = byId.get(unit.productId.toString());
    if (!product) return [];
    const { stock, stockByOption } = product;
    const shown = stockByOption ? findRow(stockByOption, unit)?.stock : parseStock(stock);
    const choice = describeOption(unit);
    return violationUnless(
      // Nobody counts it any more.
      shown === null || shown === unit.stock,
      `product ${product._id.toString()}${choice && ` in ${choice}`}: says ${shown}, but ${unit.stock} can be ordered`,
    );
  });
}
