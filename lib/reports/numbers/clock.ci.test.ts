import { afterEach, expect, it, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { readNumbers } from "@/lib/reports/numbers/queries";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();

const DAY = "2026-10-05";

/** Placed on the same day, whatever the clock says. */
async function order(): Promise<void> {
  const orderId = await makeOrder(await makeProvedUser(), { product: await makeProduct() });
  await Order.updateOne({ _id: orderId }, { orderTime: new Date(`${DAY}T10:00:00+06:00`) });
}

async function total() {
  await refreshNumbers();
  return (await readNumbers({ from: DAY, to: DAY })).total;
}

afterEach(() => void vi.useRealTimers());

const LEAPS: [string, number][] = [
  ["an hour", HOUR_MS],
  ["a day", DAY_MS],
  ["30 days", 30 * DAY_MS],
];
const setClock = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

it.each(LEAPS)("counts what changes after it was put back %s", async (_, ms) => {
  setClock(ms);
  await order();
  expect(await total()).toMatchObject({ orders: 1 });
  vi.useRealTimers();
  await order();
  expect(await total()).toMatchObject({ orders: 2 });
  await order();
  expect(await total()).toMatchObject({ orders: 3 });
});

it.each(LEAPS)("counts what changes after it was set forward %s", async (_, ms) => {
  await order();
  expect(await total()).toMatchObject({ orders: 1 });
  setClock(ms);
  await order();
  expect(await total()).toMatchObject({ orders: 2 });
});
