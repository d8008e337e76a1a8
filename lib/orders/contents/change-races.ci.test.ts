import { beforeEach, describe, expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { staffActor } from "@/lib/orders/events";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { roundsOf } from "@/testing/long-tests";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf, race } from "@/testing/outcomes";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";

useDatabase();

const ROUNDS = roundsOf(8);

let customer: UserDto;
let admin: UserDto;
let product: ProductDto;
let orderId: string;

beforeEach(async () => {
  admin = await makeAdmin();
});

/** A pending order of three of ten pieces. */
async function makeNext(): Promise<void> {
  customer = await makeProvedUser();
  product = await makeProduct({ stock: "10" });
  orderId = await makeOrder(customer, { product, quantity: 3 });
}

const take = (quantity: number, version = 0) =>
  change(admin, orderId, {
    version,
    lines: [{ productId: product._id, quantity, size: "30", color: "Indigo" }],
  });
const confirm = () => decideOrder({ orderId, decision: "Confirmed" });
const callOff = () => deleteOrder({ actor: customer, orderId });

async function expectConsistent(): Promise<void> {
  const { status, cartItems } = await readOrder(orderId);
  const pieces = status === "Canceled" ? 0 : (cartItems[0]?.quantity ?? 0);
  const isSold = status === "Confirmed";
  expect(await readUnit(product._id)).toMatchObject({
    stock: 10 - pieces,
    held: isSold ? 0 : pieces,
    sold: isSold ? pieces : 0,
  });
  await expectInvariants();
}

describe("at once", () => {
  it("of two admins with one version, one changes the order and the other is told", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await makeNext();
      const { done, codes } = await race([() => take(5), () => take(1), () => take(7)]);
      expect(done).toHaveLength(1);
      expect(codes).toEqual(["STALE_VERSION", "STALE_VERSION"]);
      expect(await readOrder(orderId)).toMatchObject({ version: 1 });
      await expectConsistent();
    }
  });

  it("a change, a confirmation and the customer's cancel leave every piece where the order says", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await makeNext();
      const works = [() => take(round % 2 === 0 ? 6 : 1), callOff, confirm];
      const { done, codes } = await race(round % 3 === 0 ? works.toReversed() : works);
      expect(done.length).toBeGreaterThanOrEqual(1);
      for (const code of codes)
        expect(["STALE_VERSION", "NOT_FOUND", "ORDER_NOT_PENDING", "IN_PROGRESS"]).toContain(code);
      await expectConsistent();
    }
  });

  it("the last piece goes to a change or to a new order, and never to both", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await makeNext();
      await makeOrder(await makeProvedUser(), { product, quantity: 6 });
      const buyer = await makeProvedUser();
      const { done, codes } = await race<unknown>([
        () => take(4),
        () => makeOrder(buyer, { product, quantity: 1 }),
      ]);
      expect(done).toHaveLength(1);
      // The cart may be told before the order is.
      expect(["OUT_OF_STOCK", "INVALID_FIELDS"]).toContain(codes[0]);
      expect((await readUnit(product._id)).stock).toBe(0);
      await sweepOrders();
      await expectInvariants();
    }
  });

  it("a change of what is confirmed, and taking the confirmation back", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await makeNext();
      await confirm();
      const reopen = () => reopenOrder({ by: staffActor(admin), orderId });
      const { done, codes } = await race([reopen, () => take(5, 1), reopen]);
      expect(done.length).toBeGreaterThanOrEqual(1);
      for (const code of codes) expect(["STALE_VERSION", "CANNOT_REOPEN", "IN_PROGRESS"]).toContain(code);
      await expectConsistent();
    }
  });
});

describe("reopenOrder", () => {
  it("makes a confirmed order pending again, with its pieces held, once", async () => {
    await makeNext();
    await confirm();
    const reopen = () => reopenOrder({ by: staffActor(admin), orderId });
    const { done, codes } = await race([reopen, reopen, reopen]);
    expect(done).toHaveLength(1);
    expect(codes).toEqual(["CANNOT_REOPEN", "CANNOT_REOPEN"]);
    expect(await readUnit(product._id)).toMatchObject({ stock: 7, held: 3, sold: 0 });
    const order = await readOrder(orderId);
    expect(order).toMatchObject({ status: "pending", version: 2 });
    expect(order.confirmedAt).toBeUndefined();
    await decideOrder({ orderId, decision: "Canceled" });
    expect(await readUnit(product._id)).toMatchObject({ stock: 10, held: 0, sold: 0 });
    // A cancel of just now is taken back by the same call, once.
    expect(await codeOf(reopen())).toBe("done");
    expect(await readUnit(product._id)).toMatchObject({ stock: 7, held: 3, sold: 0 });
    expect(await codeOf(reopen())).toBe("CANNOT_REOPEN");
    await expectInvariants();
  });
});
