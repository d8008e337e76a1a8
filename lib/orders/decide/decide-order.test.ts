import { moveTo } from "@/testing/parcels";
import { listParcels } from "@/lib/delivery/parcels/queries";
import { readCash } from "@/lib/cash/payouts/queries";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { crashWhilePlacing, endLease } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { roundsOf } from "@/testing/long-tests";
import { fillCart, makeOrder, readOrder } from "@/testing/orders";
import { codeOf, race, times } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";

useDatabase();
afterEach(expectInvariants);

const NOBODY = "65f000000000000000000001";

let customer: UserDto;
let admin: UserDto;
let product: ProductDto;
let orderId: string;

/** A pending order of three of ten pieces; the other seven can be ordered. */
beforeEach(async () => {
  [customer, admin] = [await makeUser(), await makeAdmin()];
  product = await makeProduct({ stock: "10" });
  orderId = await makeOrder(customer, { product, quantity: 3 });
});

const HELD = { stock: 7, held: 3, sold: 0, received: 10 };
const SOLD = { stock: 7, held: 0, sold: 3, received: 10 };
const GIVEN_BACK = { stock: 10, held: 0, sold: 0, received: 10 };

const readCount = () => readUnit(product._id);
const readText = async () => (await requireProduct(product._id)).stock;
const confirm = () => decideOrder({ orderId, decision: "Confirmed" });
const cancel = () => decideOrder({ orderId, decision: "Canceled" });
const remove = (actor: UserDto) => deleteOrder({ actor, orderId });

describe("decideOrder", () => {
  it("sells what a confirmed order holds", async () => {
    expect(await confirm()).toEqual([product._id]);
    expect((await readOrder(orderId)).status).toBe("Confirmed");
    expect(await readCount()).toMatchObject(SOLD);
    expect(await readText()).toBe("7");
  });

  it("gives back what a canceled order holds", async () => {
    expect(await cancel()).toEqual([product._id]);
    expect((await readOrder(orderId)).status).toBe("Canceled");
    expect(await readCount()).toMatchObject(GIVEN_BACK);
    expect(await readText()).toBe("10");
  });

  it("refuses an order that is decided, and settles nothing again", async () => {
    await cancel();
    expect(await codeOf(cancel())).toBe("ORDER_NOT_PENDING");
    expect(await codeOf(confirm())).toBe("ORDER_NOT_PENDING");
    expect(await readCount()).toMatchObject(GIVEN_BACK);
    expect((await readOrder(orderId)).status).toBe("Canceled");
  });

  it("finds neither unknown, nor deleted, nor unfinished orders", async () => {
    expect(await codeOf(decideOrder({ orderId: NOBODY, decision: "Confirmed" }))).toBe("NOT_FOUND");
    await remove(customer);
    expect(await codeOf(confirm())).toBe("NOT_FOUND");
    await fillCart(customer, { product });
    const unfinished = await crashWhilePlacing({ user: customer, after: "all holds", isLeaseOver: false });
    for (const decision of ["Confirmed", "Canceled"] as const) {
      expect(await codeOf(decideOrder({ orderId: unfinished.toString(), decision }))).toBe("NOT_FOUND");
    }
    await endLease(unfinished);
    await sweepOrders();
  });

  it("leaves the order of the next shopper alone", async () => {
    const other = await makeOrder(await makeUser(), { product, quantity: 2 });
    await cancel();
    expect(await readCount()).toMatchObject({ stock: 8, held: 2, sold: 0 });
    expect((await readOrder(other)).status).toBe("pending");
  });
});

describe("deleteOrder by a customer", () => {
  it("cancels a pending order and gives its stock back, once", async () => {
    expect(await remove(customer)).toEqual([product._id]);
    expect(await readOrder(orderId)).toMatchObject({ status: "Canceled", deletedAt: expect.any(Date) });
    expect(await codeOf(remove(customer))).toBe("NOT_FOUND");
    expect(await readCount()).toMatchObject(GIVEN_BACK);
  });

  it.each(["Confirmed", "Canceled"] as const)("refuses an order that is %s", async (decision) => {
    await decideOrder({ orderId, decision });
    expect(await codeOf(remove(customer))).toBe("ORDER_NOT_PENDING");
    expect((await readOrder(orderId)).deletedAt).toBeNull();
  });

  it("does not find somebody else's order, whatever its state", async () => {
    const stranger = await makeUser();
    expect(await codeOf(remove(stranger))).toBe("NOT_FOUND");
    expect(await readCount()).toMatchObject(HELD);
    await confirm();
    expect(await codeOf(remove(stranger))).toBe("NOT_FOUND");
    expect((await readOrder(orderId)).deletedAt).toBeNull();
  });

  it("does not find an unknown or unfinished order", async () => {
    expect(await codeOf(deleteOrder({ actor: customer, orderId: NOBODY }))).toBe("NOT_FOUND");
    await fillCart(customer, { product });
    const unfinished = await crashWhilePlacing({ user: customer, after: "claim", isLeaseOver: false });
    expect(await codeOf(deleteOrder({ actor: customer, orderId: unfinished.toString() }))).toBe("NOT_FOUND");
    expect(await codeOf(deleteOrder({ actor: admin, orderId: unfinished.toString() }))).toBe("NOT_FOUND");
    await endLease(unfinished);
    await sweepOrders();
  });
});

describe("deleteOrder by an admin", () => {
  it("gives the stock of a pending order back, once", async () => {
    await remove(admin);
    expect(await codeOf(remove(admin))).toBe("NOT_FOUND");
    expect(await readCount()).toMatchObject(GIVEN_BACK);
  });

  it("gives the pieces of a confirmed order back as long as no courier has them, and keeps it for the record", async () => {
    await confirm();
    expect(await remove(admin)).toEqual([product._id]);
    expect(await readOrder(orderId)).toMatchObject({ status: "Canceled", deletedAt: expect.any(Date) });
    expect(await readCount()).toMatchObject(GIVEN_BACK);
  });

  it("gives nothing back of a parcel that is out, and keeps it where parcels and money are dealt with", async () => {
    await confirm();
    await moveTo(admin, orderId, { from: "toPack", to: "packed" });
    await moveTo(admin, orderId, { from: "packed", to: "handedOver" });
    expect(await remove(admin)).toEqual([]);
    expect(await readOrder(orderId)).toMatchObject({ status: "Confirmed", deletedAt: expect.any(Date) });
    expect(await readCount()).toMatchObject(SOLD);
    const listed = await listParcels({ tab: "withCourier" });
    expect(listed.rows.map(({ _id }) => _id)).toEqual([orderId]);
    expect(listed.counts.handedOver).toBe(1);
    const isDue = async () =>
      (await readCash()).couriers.flatMap(({ open }) => open).some(({ taka }) => taka > 0);
    expect(await isDue()).toBe(true);
    expect(await codeOf(moveTo(admin, orderId, { from: "handedOver", to: "packed" }))).toBe("PARCEL_STATE");
    await moveTo(admin, orderId, { from: "handedOver", to: "returning" });
    expect(await isDue()).toBe(false);
    await expectInvariants();
  });

  it("gives nothing back of a canceled order again", async () => {
    await cancel();
    await remove(admin);
    expect(await readCount()).toMatchObject(GIVEN_BACK);
  });
});

describe("on one order at once", () => {
  /** Another pending order of three of ten pieces. */
  async function makeNext(): Promise<void> {
    product = await makeProduct({ stock: "10" });
    orderId = await makeOrder(customer, { product, quantity: 3 });
  }

  it("one of confirm, cancel and the customer's cancel wins", async () => {
    for (let round = 0; round < roundsOf(10); round += 1) {
      await makeNext();
      const works = [confirm, cancel, () => remove(customer), confirm, cancel];
      const { done, codes } = await race(round % 2 === 0 ? works : works.toReversed());
      expect(done).toHaveLength(1);
      for (const code of codes) expect(["ORDER_NOT_PENDING", "NOT_FOUND"]).toContain(code);
      const isSold = (await readOrder(orderId)).status === "Confirmed";
      expect(await readCount()).toMatchObject(isSold ? SOLD : GIVEN_BACK);
      await expectInvariants();
    }
  });

  it("an admin's delete beside them never gives back what is sold", async () => {
    for (let round = 0; round < roundsOf(10); round += 1) {
      await makeNext();
      const works = [confirm, () => remove(admin), cancel, () => remove(customer)];
      const { done } = await race(round % 2 === 0 ? works : works.toReversed());
      // Either the delete came first, or it took a decided order out of sight, or both deletes did.
      expect(done.length).toBeGreaterThanOrEqual(1);
      expect(done.length).toBeLessThanOrEqual(2);
      const order = await readOrder(orderId);
      expect(order.deletedAt).not.toBeNull();
      expect(await readCount()).toMatchObject(order.status === "Confirmed" ? SOLD : GIVEN_BACK);
      await expectInvariants();
    }
  });

  it("twenty cancels give back once", async () => {
    const { done } = await times(20, () => remove(customer));
    expect(done).toHaveLength(1);
    expect(await readCount()).toMatchObject(GIVEN_BACK);
  });
});
