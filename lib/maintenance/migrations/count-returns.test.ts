import { expect, it } from "vitest";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { readNumbers } from "@/lib/reports/numbers/queries";
import { listDifferences } from "@/lib/reports/numbers/recount";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { openReturnOf, receiveReturn, wantBack } from "@/testing/returns";
import { NumbersPart } from "@/models/numbers";
import { Order } from "@/models/order";

useDatabase();

it("counts the days anew that were counted before returns were told apart", async () => {
  const admin = await makeAdmin();
  const jeans = await makeProduct({ stock: "10", price: 1_000 });
  const orderId = await makeOrder(await makeUser(), { product: jeans, quantity: 2 });
  await bringTo(admin, orderId, "delivered");
  const returnId = await openReturnOf(admin, orderId, await wantBack(orderId, [[jeans, 1]]));
  await receiveReturn(admin, orderId, returnId);
  await refreshNumbers();
  // As an older shop has kept them, long ago.
  await NumbersPart.updateMany({}, { $unset: { "rows.$[].numbers.sentBackPieces": 1 } });
  await Order.updateMany({}, { updatedAt: new Date(0) }, { timestamps: false });
  const day = toDhakaDay((await readOrder(orderId)).orderTime);
  const read = async () => (await readNumbers({ from: day, to: day })).products[0]?.numbers.sentBackPieces;
  expect(await read()).toBeUndefined();
  await runMigrations();
  expect(await read()).toBe(1);
  expect(await listDifferences()).toEqual([]);
});
