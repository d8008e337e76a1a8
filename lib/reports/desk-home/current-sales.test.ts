import { expect, it } from "vitest";
import { listCurrentSales } from "@/lib/catalogue/sales/queries";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";
import { endNow, inHours, makeSale, startSale } from "@/testing/sales";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();

it("tells admins of the sales that run, begin within a day, or have ended in the last three", async () => {
  const [cap, belt, boxer, wallet] = [
    await makeProduct(),
    await makeProduct(),
    await makeProduct(),
    await makeProduct(),
  ].map(({ _id }) => [_id]);
  await endNow(await startSale({ name: "over", productIds: cap, startsAt: inHours(-3) }));
  await startSale({ name: "runs", productIds: belt, startsAt: inHours(-2) });
  await makeSale({ name: "soon", productIds: boxer, startsAt: inHours(20) });
  await makeSale({ name: "later", productIds: wallet, startsAt: inHours(30), endsAt: inHours(60) });
  const names = (sales: { name: string }[]) => sales.map(({ name }) => name);
  expect(names((await getDeskNumbers()).sales)).toEqual(["over", "runs", "soon"]);
  expect((await getDeskNumbers(Date.now(), { isAdmin: false })).sales).toEqual([]);
  expect(names(await listCurrentSales(Date.now() + 4 * DAY_MS))).toEqual(["runs", "soon", "later"]);
});
