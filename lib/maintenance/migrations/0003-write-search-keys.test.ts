import { expect, it } from "vitest";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();

it("gives older orders the keys that they would get today, and leaves their time of change alone", async () => {
  const orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
  const { searchKeys, updatedAt } = await readOrder(orderId);
  expect(searchKeys).toEqual(expect.arrayContaining(["rahim", "01712345678", "678"]));
  await Order.updateMany({}, { $unset: { searchKeys: 1 } }, { timestamps: false });
  await runMigrations();
  expect(await readOrder(orderId)).toMatchObject({ searchKeys, updatedAt });
});
