import { expect } from "vitest";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

const CHARGES: Record<string, number> = { "Inside Dhaka": 100, "Outside Dhaka": 150 };

type StoredOrder = Awaited<ReturnType<typeof listStoredOrders>>[number];
type StoredUnit = Awaited<ReturnType<typeof listStoredUnits>>[number];

const listStoredOrders = () => Order.find().lean();
const listStoredUnits = () => StockUnit.find().lean();

/**
 * What decisions, section 6, promises at rest, over the whole database: received = stock + holds + sold, holds =
 * quantities of pending orders, stock ≥ 0, amount = lines + charge, one order for each key and cart line, nothing
 * half done, and the stock texts as the units say. For tests whose products stay tracked.
 */
export async function expectInvariants(): Promise<void> {
  const [orders, units] = await Promise.all([listStoredOrders(), listStoredUnits()]);
  for (const unit of units) expectUnitIsExact(unit, orders);
  const placed = orders.filter(({ status }) => status !== "abandoned");
  for (const order of placed) expectOrderIsExact(order);
  expectNoDoubles(placed.map((order) => `${order.userId.toString()} ${order.key}`));
  const orderedLines = placed.flatMap((order) => order.cartItems.map((line) => line._id.toString()));
  expectNoDoubles(orderedLines);
  expect(await CartLine.countDocuments({ _id: { $in: orderedLines } })).toBe(0);
  expect(await CartLine.countDocuments({ orderId: { $ne: null } })).toBe(0);
  await expectTextsFollow(units);
}

function expectUnitIsExact(unit: StoredUnit, orders: StoredOrder[]): void {
  const held = unit.holds.reduce((sum, hold) => sum + hold.quantity, 0);
  expect(unit.stock).toBeGreaterThanOrEqual(0);
  expect(unit.received).toBe(unit.stock + held + unit.sold);
  const wanted = (status: string) =>
    orders
      .filter((order) => order.status === status)
      .map((order) => [order._id.toString(), quantityOf(order, unit)] as const)
      .filter(([, quantity]) => quantity > 0);
  const holds = unit.holds.map((hold) => [hold.orderId.toString(), hold.quantity] as const);
  expect(Object.fromEntries(holds)).toEqual(Object.fromEntries(wanted("pending")));
  expectNoDoubles(holds.map(([orderId]) => orderId));
  expect(unit.sold).toBe(wanted("Confirmed").reduce((sum, [, quantity]) => sum + quantity, 0));
  expect(unit.isUnpublished).toBeUndefined();
}

function quantityOf(order: StoredOrder, unit: StoredUnit): number {
  return order.cartItems
    .filter((line) => line.productId.equals(unit.productId))
    .reduce((sum, line) => sum + line.quantity, 0);
}

function expectOrderIsExact(order: StoredOrder): void {
  expect(["pending", "Confirmed", "Canceled"]).toContain(order.status);
  expect(order.cartItems.length).toBeGreaterThan(0);
  expect(order.deliveryCharge).toBe(CHARGES[order.deliveryLocation]);
  const total = order.cartItems.reduce((sum, line) => sum + line.price, 0);
  expect(order.amount).toBe(total + order.deliveryCharge);
  expect(order.settlement).toBeUndefined();
  expect(order.leaseUntil).toBeUndefined();
}

function expectNoDoubles(values: string[]): void {
  expect(values.toSorted()).toEqual([...new Set(values)].toSorted());
}

async function expectTextsFollow(units: StoredUnit[]): Promise<void> {
  const products = await Product.find({ _id: { $in: units.map((unit) => unit.productId) } }).lean();
  const textOf = new Map(products.map((product) => [product._id.toString(), product.stock]));
  for (const unit of units) {
    const text = textOf.get(unit.productId.toString());
    if (text !== undefined) expect(text).toBe(String(unit.stock));
  }
}
