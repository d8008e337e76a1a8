import { expect, it } from "vitest";
import { listReturns } from "@/lib/returns/queries";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { openReturnOf, wantBack } from "@/testing/returns";
import { explainReads } from "@/tools/bench/explain";
import { fillOrders } from "@/tools/bench/fill/orders";

useDatabase();

it("the list of returns reads the orders that have one, and no others", async () => {
  await fillOrders(300);
  const admin = await makeAdmin();
  const jeans = await makeProduct({ stock: "10" });
  const orderId = await makeOrder(await makeProvedUser(), { product: jeans });
  await bringTo(admin, orderId, "delivered");
  await openReturnOf(admin, orderId, await wantBack(orderId, [[jeans, 1]]));
  const plans = await explainReads(() => listReturns());
  // Each of its three parts is read, and counted.
  expect(plans.length).toBe(6);
  for (const { stages } of plans) expect(stages).not.toContain("COLLSCAN");
  expect(plans.reduce((sum, { documents }) => sum + documents, 0)).toBe(2);
});
