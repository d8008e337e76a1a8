import { expect, it } from "vitest";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { widenSearchKeys } from "@/lib/maintenance/migrations/search-keys";
import { listOrders } from "@/lib/orders/queries";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();

it("lets older orders be found by address and product, and leaves their time of change alone", async () => {
  const product = await makeProduct({ name: "Raw Selvedge Jean" });
  const orderId = await makeOrder(await makeUser(), { product });
  const { searchKeys, updatedAt } = await readOrder(orderId);
  await Order.updateMany({}, { searchKeys: ["rahim"] }, { timestamps: false });
  expect(await listOrders({ q: "selvedge dhanmondi" })).toEqual([]);
  const checkpoint = await widenSearchKeys.runPart(null);
  expect(checkpoint).toBe(orderId);
  expect(await widenSearchKeys.runPart(checkpoint)).toBeNull();
  expect(await listOrders({ q: "selvedge dhanmondi" })).toHaveLength(1);
  expect(await readOrder(orderId)).toMatchObject({ searchKeys, updatedAt });
});

it("gives older orders the keys that they would get today, and leaves their time of change alone", async () => {
  const orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
  const { searchKeys, updatedAt } = await readOrder(orderId);
  expect(searchKeys).toEqual(expect.arrayContaining(["rahim", "01712345678", "678"]));
  await Order.updateMany({}, { $unset: { searchKeys: 1 } }, { timestamps: false });
  await runMigrations();
  expect(await readOrder(orderId)).toMatchObject({ searchKeys, updatedAt });
});
