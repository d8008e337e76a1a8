import { afterEach, beforeEach, expect, it } from "vitest";
import { cancelPending } from "@/lib/orders/decide/cancel-pending";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { NEWCOMER_LIMITS, NEWCOMER_WINDOW_SECONDS } from "@/lib/orders/limits/order-limits";
import { liftSharedLimit, listSharedLimits } from "@/lib/orders/limits/shared-limits";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { order } from "@/testing/newcomers";
import { fillCart, makeKey, readOrder } from "@/testing/orders";
import { makeUser, makeUsers } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import type { ProductDto } from "@/lib/catalogue/products/dto";

useDatabase();
afterEach(expectInvariants);

const PHONE = "01811111111";
const KEY = `phone:${PHONE}`;
const MOST = NEWCOMER_LIMITS.phone.maxPieces;

let product: ProductDto;
let orderIds: string[];

/** Nine people have ordered all that new customers may with one phone; the tenth waits for a call. */
beforeEach(async () => {
  product = await makeProduct({ price: 100, stock: "1000" });
  orderIds = [];
  for (const [index, user] of (await makeUsers(MOST / 10)).entries()) {
    await fillCart(user, { product, quantity: 10 });
    orderIds.push(await order(user, { phone: PHONE, clientAddress: `203.0.113.${index}` }));
  }
  await orderMore();
});

async function orderMore() {
  const user = await makeUser();
  await fillCart(user, { product });
  const orderId = await order(user, { phone: PHONE });
  orderIds.push(orderId);
  return (await readOrder(orderId)).callFirst === true;
}

it("tells the desk who fills a limit, and who waits for its sake", async () => {
  expect(await listSharedLimits()).toEqual([
    {
      key: KEY,
      kind: "phone",
      name: PHONE,
      pieces: MOST,
      maxPieces: MOST,
      orders: 9,
      maxOrders: 20,
      waiting: 1,
    },
  ]);
  expect(await listSharedLimits(Date.now() + (NEWCOMER_WINDOW_SECONDS + 60) * SECOND_MS)).toEqual([]);
});

it("lets new customers order again once the desk has lifted it, and keeps what is ordered", async () => {
  expect(await orderMore()).toBe(true);
  expect(await liftSharedLimit(KEY)).toBe(orderIds.length);
  expect(await listSharedLimits()).toEqual([]);
  expect(await orderMore()).toBe(false);
  expect(await readUnit(product._id)).toMatchObject({ held: MOST + 1 });
});

it("drops all of its orders at once, and counts them for nothing", async () => {
  const other = await makeUser();
  await fillCart(other, { product });
  const otherId = await order(other, { phone: "01822222222" });
  const canceled = await cancelPending({ input: { sharedKey: KEY }, key: makeKey() });
  expect(canceled).toMatchObject({ modifiedCount: orderIds.length });
  expect(await readUnit(product._id)).toMatchObject({ held: 1 });
  expect((await readOrder(otherId)).status).toBe("pending");
  expect(await listSharedLimits()).toEqual([]);
  expect(await orderMore()).toBe(false);
});

it("counts what the desk has cancelled as fake, and nothing that it has confirmed", async () => {
  const [fake = "", real = ""] = orderIds;
  await decideOrder({ orderId: fake, decision: "Canceled", words: { reason: "fake" } });
  await decideOrder({ orderId: real, decision: "Confirmed" });
  expect(await listSharedLimits()).toMatchObject([{ pieces: MOST - 10, orders: 8 }]);
});
