import { expect, it } from "vitest";
import { CATEGORY_NAMES } from "@/lib/categories";
import { listViolations } from "@/lib/maintenance/invariants/invariant-violations";
import { useDatabase } from "@/testing/database";
import { makeUser } from "@/testing/people";
import { makeOrder } from "@/testing/orders";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";
import { fillProducts } from "@/tools/bench/fill/products";
import { fillOrders } from "@/tools/bench/fill/orders";

useDatabase();

it("fills every category with products that have their own stock", async () => {
  await fillProducts(12);
  for (const category of CATEGORY_NAMES) expect(await Product.countDocuments({ category })).toBe(12);
  const tracked = await Product.distinct("_id", { stock: /^\d+$/ });
  const units = await StockUnit.distinct("productId");
  expect(units.map(String).toSorted()).toEqual(tracked.map(String).toSorted());
  expect(await listViolations()).toEqual([]);
});

it("fills orders whose stock is booked, and after which others can be placed", async () => {
  const products = [await makeProduct(), await makeProduct(), await makeProduct()];
  await makeOrder(await makeUser(), { product: await makeProduct() });
  await fillOrders(120, { products });
  await makeOrder(await makeUser(), { product: await makeProduct() });
  expect(await Order.countDocuments()).toBe(121);
  expect(await StockUnit.countDocuments({ held: { $gt: 0 } })).toBeGreaterThan(1);
  expect(await listViolations()).toEqual([]);
});

it("fills orders that all wait, as many on each product", async () => {
  const products = [await makeProduct(), await makeProduct()];
  await fillOrders(210, { products, finish: (order) => ({ ...order, status: "pending", deletedAt: null }) });
  expect(await StockUnit.countDocuments({ held: 210 })).toBe(products.length);
  expect(await listViolations()).toEqual([]);
});
