import { Types } from "mongoose";
import { afterEach, expect, it, vi } from "vitest";
import { audienceOf } from "@/lib/messages/channels/configured";
import { noteTroubles } from "@/lib/messages/note-daily";
import { endTrouble } from "@/lib/platform/health/troubles";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { Order } from "@/models/order";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeChannel, runOutbox, sent } from "@/testing/outbox";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();
afterEach(() => vi.restoreAllMocks());

const poison = (orderId: string) =>
  Order.collection.updateOne({ _id: new Types.ObjectId(orderId) }, { $set: { "events.0.at": "no time" } });

it("names every order that nobody could be told of", async () => {
  const user = await makeUser();
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const numbers: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const orderId = await makeOrder(user, { product: await makeProduct() });
    await poison(orderId);
    await runOutbox(makeChannel("telegram"));
    numbers.push(String((await readOrder(orderId)).orderNumber));
  }
  expect((await getDeskNumbers()).troubles).toEqual([
    expect.stringContaining(`what happened to orders ${numbers.join(", ")}: their`),
  ]);
});

it("sets one aside that cannot be told, tells the desk of it, and goes on with all others", async () => {
  const user = await makeUser();
  const poisoned = await makeOrder(user, { product: await makeProduct() });
  const others = [await makeOrder(user, { product: await makeProduct() })];
  await poison(poisoned);
  others.push(await makeOrder(user, { product: await makeProduct() }));
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const channel = makeChannel("telegram");
  await runOutbox(channel);
  expect(sent).toHaveLength(others.length);
  const { orderNumber, outbox, untold } = await readOrder(poisoned);
  expect(outbox).toEqual([]);
  expect(untold).toHaveLength(1);
  const words = `Nobody could be told what happened to order ${orderNumber}`;
  expect((await getDeskNumbers()).troubles).toEqual([expect.stringContaining(words)]);
  expect(told.mock.calls.join("")).toContain(words);
  // The shopkeeper hears of it too, once a day.
  const audience = audienceOf([channel]);
  expect([await noteTroubles(audience), await noteTroubles(audience)]).toEqual([1, 0]);
  await runOutbox(channel);
  expect(sent.at(-1)?.text).toContain(words);
  await endTrouble("untold");
  expect(await noteTroubles(audience, new Date(Date.now() + DAY_MS))).toBe(0);
});
