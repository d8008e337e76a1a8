import { expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { listLowStock } from "@/lib/orders/low-stock/queries";
import { changeStoredSettings } from "@/lib/settings/stored-settings";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { nameWithOption } from "@/lib/stock/options";

useDatabase();

const row = (size: string, stock: number) => ({ size, color: "Indigo", stock });
const namesOf = async (now?: number) => (await listLowStock(now)).map((low) => nameWithOption(low.name, low));

it("says nothing of few pieces on the first day, and of an own limit always", async () => {
  await makeProduct({
    name: "Few",
    sizes: ["30", "32"],
    colors: ["Indigo"],
    stockByOption: [row("30", 2), row("32", 3)],
  });
  await makeProduct({
    name: "Limited",
    sizes: ["30", "32"],
    colors: ["Indigo"],
    lowStock: 4,
    stockByOption: [row("30", 4), row("32", 5)],
  });
  await makeProduct({ name: "As one", stock: "3", lowStock: 3 });
  await makeProduct({ name: "Not counted", stock: "plenty", lowStock: 9 });
  expect(await namesOf()).toEqual(["As one", "Limited (30, Indigo)"]);
});

it("goes by the shop's limit where a product has none of its own", async () => {
  await changeStoredSettings({ version: 0, changes: { "stock.lowStock": 3 } });
  const counts = { sizes: ["30", "32"], colors: ["Indigo"], stockByOption: [row("30", 3), row("32", 4)] };
  await makeProduct({ name: "By the shop's", ...counts });
  await makeProduct({ name: "By its own", lowStock: 4, ...counts });
  await makeProduct({ name: "By sales alone", lowStock: 0, ...counts });
  await makeProduct({ name: "Not counted", stock: "plenty" });
  expect((await namesOf()).toSorted()).toEqual([
    "By its own (30, Indigo)",
    "By its own (32, Indigo)",
    "By the shop's (30, Indigo)",
  ]);
});

it("goes by what sold in the last 60 days, of the very option", async () => {
  const user = await makeUser();
  const jeans = await makeProduct({
    name: "Jeans",
    sizes: ["30", "32"],
    colors: ["Indigo"],
    stockByOption: [row("30", 6), row("32", 6)],
  });
  const orderId = await makeOrder(user, { product: jeans, quantity: 5, size: "30", color: "Indigo" });
  // It only waits for a call.
  expect(await namesOf()).toEqual([]);
  await decideOrder({ orderId, decision: "Confirmed" });
  expect(await listLowStock()).toMatchObject([
    { name: "Jeans", size: "30", stock: 1, sold: 5, days: 12, limit: 0 },
  ]);
  expect(await namesOf(Date.now() + 61 * DAY_MS)).toEqual([]);
});

it("adds up what several orders took, of each option and of a product that is counted as one", async () => {
  const user = await makeUser();
  const jeans = await makeProduct({
    name: "Jeans",
    sizes: ["30", "32"],
    colors: ["Indigo"],
    stockByOption: [row("30", 9), row("32", 60)],
  });
  const shirt = await makeProduct({ name: "Shirt", sizes: ["M", "L"], colors: ["White"], stock: "9" });
  const bought = [
    { product: jeans, size: "30", color: "Indigo" },
    { product: jeans, size: "32", color: "Indigo" },
    { product: shirt, size: "M", color: "White" },
    { product: shirt, size: "L", color: "White" },
    { product: jeans, size: "30", color: "Indigo" },
  ];
  for (const line of bought) {
    const orderId = await makeOrder(user, { ...line, quantity: 4 });
    await decideOrder({ orderId, decision: "Confirmed" });
  }
  expect(await listLowStock()).toMatchObject([
    { name: "Jeans", size: "30", stock: 1, sold: 8 },
    { name: "Shirt", size: "", stock: 1, sold: 8 },
  ]);
});
