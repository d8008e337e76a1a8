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
 * What breaks the promises of orders and stock (ARCHITECTURE.md) at rest, over the whole database: received = stock + holds + sold,
 * holds = quantities of pending orders, stock ≥ 0, amount = lines + charge, one order for each key and cart line,
 * nothing half done, and the stock texts as the units say. For shops whose products stay tracked.
 */
export async function listViolations(): Promise<string[]> {
  const [orders, units] = await Promise.all([listStoredOrders(), listStoredUnits()]);
  const placed = orders.filter(({ status }) => status !== "abandoned");
  const orderedLines = placed.flatMap((order) => order.cartItems.map((line) => line._id.toString()));
  const stillInCarts = await CartLine.countDocuments({ _id: { $in: orderedLines } });
  const stillClaimed = await CartLine.countDocuments({ orderId: { $ne: null } });
  return [
    ...units.flatMap((unit) => violationsOfUnit(unit, orders)),
    ...placed.flatMap(violationsOfOrder),
    ...doublesOf(placed.map((order) => `${order.userId.toString()} ${order.key}`)).map(
      (key) => `two orders of the key ${key}`,
    ),
    ...doublesOf(placed.map(({ orderNumber }) => String(orderNumber))).map(
      (orderNumber) => `two orders of the number ${orderNumber}`,
    ),
    ...doublesOf(orderedLines).map((line) => `cart line ${line} is ordered twice`),
    ...broken(stillInCarts === 0, `${stillInCarts} ordered lines are still in carts`),
    ...broken(stillClaimed === 0, `${stillClaimed} cart lines are still claimed`),
    ...(await violationsOfTexts(units)),
  ];
}

function violationsOfUnit(unit: StoredUnit, orders: StoredOrder[]): string[] {
  const { stock, received, sold } = unit;
  const name = `unit of product ${unit.productId.toString()}`;
  const held = unit.holds.reduce((sum, hold) => sum + hold.quantity, 0);
  const holds = unit.holds.map((hold) => `${hold.orderId.toString()} × ${hold.quantity}`);
  const wanted = (status: string) =>
    orders
      .filter((order) => order.status === status)
      .map((order) => ({ id: order._id.toString(), quantity: quantityOf(order, unit) }))
      .filter(({ quantity }) => quantity > 0);
  const pending = wanted("pending").map(({ id, quantity }) => `${id} × ${quantity}`);
  const confirmed = wanted("Confirmed").reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...broken(stock >= 0, `${name}: stock is ${stock}`),
    ...broken(
      received === stock + held + sold,
      `${name}: received ${received}, but stock ${stock} + holds ${held} + sold ${sold}`,
    ),
    ...missing(pending, holds).map((hold) => `${name}: no hold for the pending order ${hold}`),
    ...missing(holds, pending).map((hold) => `${name}: a hold without a pending order, ${hold}`),
    ...broken(sold === confirmed, `${name}: sold ${sold}, but Confirmed orders have ${confirmed}`),
    ...broken(unit.isUnpublished === undefined, `${name}: not published`),
  ];
}

function quantityOf(order: StoredOrder, unit: StoredUnit): number {
  return order.cartItems
    .filter((line) => line.productId.equals(unit.productId))
    .reduce((sum, line) => sum + line.quantity, 0);
}

function violationsOfOrder(order: StoredOrder): string[] {
  const { status, amount, deliveryCharge } = order;
  const name = `order ${order._id.toString()}`;
  const total = order.cartItems.reduce((sum, line) => sum + line.price, 0);
  return [
    ...broken(["pending", "Confirmed", "Canceled"].includes(status), `${name}: still ${status}`),
    ...broken(order.cartItems.length > 0, `${name}: has no lines`),
    ...broken(deliveryCharge === CHARGES[order.deliveryLocation], `${name}: charge ${deliveryCharge}`),
    ...broken(
      amount === total + deliveryCharge,
      `${name}: amount ${amount}, but lines ${total} + charge ${deliveryCharge}`,
    ),
    ...broken(order.settlement === undefined, `${name}: its stock is still to be settled`),
    ...broken(order.leaseUntil === undefined, `${name}: still has a lease`),
  ];
}

async function violationsOfTexts(units: StoredUnit[]): Promise<string[]> {
  const products = await Product.find({ _id: { $in: units.map((unit) => unit.productId) } }).lean();
  const textOf = new Map(products.map((product) => [product._id.toString(), product.stock]));
  return units.flatMap(({ productId, stock }) => {
    const text = textOf.get(productId.toString());
    const isRight = text === undefined || text === String(stock);
    return broken(isRight, `product ${productId.toString()}: says ${text}, but ${stock} can be ordered`);
  });
}

function broken(isFine: boolean, violation: string): string[] {
  return isFine ? [] : [violation];
}

/** The values that are in the list more than once, each once. */
function doublesOf(values: string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}

/** What the other list lacks, with its repetitions. */
function missing(values: string[], other: string[]): string[] {
  const left = [...other];
  return values.filter((value) => {
    const index = left.indexOf(value);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
