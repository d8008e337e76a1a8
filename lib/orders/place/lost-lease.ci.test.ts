import { afterEach, describe, expect, it } from "vitest";
import { listCart } from "@/lib/orders/cart/queries";
import { pingDb } from "@/lib/platform/database/db";
import { abandonOrder } from "@/lib/orders/place/abandon-order";
import { placeOrder } from "@/lib/orders/place/place-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { useDatabase } from "@/testing/database";
import { crashWhilePlacing } from "@/testing/crashes";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();
afterEach(expectInvariants);

const ROUNDS = 24;
const STEPS_OF_A_CHECKOUT = 12;

/** Waits for an order that is being placed, lets so many round trips pass, and takes it from its request. */
async function overtake(roundTrips: number, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const order = await Order.findOneAndUpdate({ status: "placing" }, { leaseUntil: new Date(0) }).lean();
    if (!order) continue;
    for (let count = 0; count < roundTrips; count += 1) await pingDb();
    await abandonOrder(order._id);
    return;
  }
}

describe("a request that loses its lease on the way", () => {
  it("orders wholly or not at all, wherever it was overtaken", async () => {
    const product = await makeProduct({ stock: "99" });
    const codes: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const user = await makeUser();
      await fillCart(user, { product }, { product });
      let isDone = false;
      const placing = codeOf(placeOrder({ user, input: checkout(2_500), key: makeKey() })).finally(() => {
        isDone = true;
      });
      if (round === ROUNDS - 1) await placing;
      await overtake(round % STEPS_OF_A_CHECKOUT, () => isDone);
      const code = await placing;
      await sweepOrders();
      codes.push(code);
      expect(await listCart(user)).toHaveLength(code === "done" ? 0 : 2);
      await expectInvariants();
    }
    // It was overtaken sometimes, and sometimes too late.
    expect(new Set(codes)).toEqual(new Set(["done", "IN_PROGRESS"]));
    const placed = codes.filter((code) => code === "done").length;
    expect(await Order.countDocuments({ status: "pending" })).toBe(placed);
    expect(await readUnit(product._id)).toMatchObject({ stock: 99 - 2 * placed });
  });
});

describe("a lease that ran out", () => {
  it("is taken over by the same key, which starts anew", async () => {
    const [user, product, key] = [await makeUser(), await makeProduct({ stock: "10" }), makeKey()];
    await fillCart(user, { product, quantity: 2 });
    const crashed = await crashWhilePlacing({ user, key, after: "all holds" });
    const { orderId } = await placeOrder({ user, input: checkout(2_500), key });
    expect(orderId).not.toBe(crashed.toString());
    expect(await Order.findById(crashed).lean()).toMatchObject({ status: "abandoned" });
    expect(await readUnit(product._id)).toMatchObject({ stock: 8, held: 2 });
  });

  it("is waited for while it lasts", async () => {
    const [user, product, key] = [await makeUser(), await makeProduct(), makeKey()];
    await fillCart(user, { product });
    const crashed = await crashWhilePlacing({ user, key, after: "start", isLeaseOver: false });
    const repeat = placeOrder({ user, input: checkout(1_250), key });
    await expect(repeat).rejects.toMatchObject({ code: "IN_PROGRESS", retryAfterSeconds: 1 });
    expect(await listCart(user)).toHaveLength(1);
    await abandonOrder(crashed);
  });
});
