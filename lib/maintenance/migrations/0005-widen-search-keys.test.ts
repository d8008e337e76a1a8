import { expect, it } from "vitest";
import { widenSearchKeys } from "@/lib/maintenance/migrations/0005-widen-search-keys";
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
