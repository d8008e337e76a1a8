import { expect, it, vi } from "vitest";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { useDatabase } from "@/testing/database";
import { order } from "@/testing/newcomers";
import { fillCart, makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { deskHome } from "@/lib/words/en/desk-home";

vi.stubEnv("NEWCOMER_SHARE_PERCENT", "5");

useDatabase();

it("says that orders wait for a call before they hold pieces, and how many new customers hold", async () => {
  const product = await makeProduct({ price: 100, stock: "100" });
  await makeOrder(await makeUser(), { product, quantity: 5 });
  expect((await getDeskNumbers()).callFirst).toBeNull();
  const next = await makeUser();
  await fillCart(next, { product });
  await order(next, { phone: "01855555555" });
  const { callFirst } = await getDeskNumbers();
  expect(callFirst).toEqual({ orders: 1, held: 5, most: 5 });
  expect(callFirst && deskHome.callFirst(callFirst)).toBe(
    "1 order holds no pieces until you have called. New customers hold 5 of the 5 pieces that they may hold together.",
  );
});
