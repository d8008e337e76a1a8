import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { OWN_RIDER } from "@/lib/orders/carrier/words";
import { ADMIN_ORDERS_PAGE_SIZE, getAdminOrdersPage } from "@/lib/orders/all-orders/queries";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { searchKeysOf } from "@/lib/orders/search/rules";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();

let lastNumber = 20_000;

/** Placed orders, oldest first; every third one is Confirmed. */
async function addOrders(count: number, fields: { name?: string; phone?: string } = {}): Promise<string[]> {
  const orders = Array.from({ length: count }, (_, index) => ({
    _id: new Types.ObjectId(),
    userId: new Types.ObjectId(),
    key: `${index}`,
    orderNumber: (lastNumber += 1),
    name: "Rahim Uddin",
    email: "rahim@customers.example",
    phone: `017${String(10_000_000 + index)}`,
    address: "House 7, Road 3",
    deliveryLocation: "Inside Dhaka",
    paymentMethod: "Cash On Delivery",
    status: index % 3 === 2 ? ("Confirmed" as const) : ("pending" as const),
    orderTime: new Date(),
    ...fields,
  }));
  await Order.create(
    orders.map((order) => ({ ...order, searchKeys: searchKeysOf({ ...order, cartItems: [] }) })),
  );
  return orders.map(({ _id }) => _id.toString());
}

const idsOf = ({ rows }: { rows: { _id: string }[] }): string[] => rows.map(({ _id }) => _id);

describe("getAdminOrdersPage", () => {
  it("pages through everything, newest first, and back to the top", async () => {
    const newestFirst = (await addOrders(ADMIN_ORDERS_PAGE_SIZE * 2 + 3)).toReversed();
    const first = await getAdminOrdersPage();
    expect(idsOf(first)).toEqual(newestFirst.slice(0, 25));
    expect(first).toMatchObject({ previous: null, next: newestFirst[24] });
    const second = await getAdminOrdersPage({ after: first.next ?? "" });
    expect(idsOf(second)).toEqual(newestFirst.slice(25, 50));
    expect(second).toMatchObject({ previous: newestFirst[25], next: newestFirst[49] });
    const third = await getAdminOrdersPage({ after: second.next ?? "" });
    expect(idsOf(third)).toEqual(newestFirst.slice(50));
    expect(third).toMatchObject({ previous: newestFirst[50], next: null });
    const secondAgain = await getAdminOrdersPage({ before: third.previous ?? "" });
    expect(secondAgain).toEqual(second);
    expect(await getAdminOrdersPage({ before: second.previous ?? "" })).toEqual(first);
  });

  it("loses and repeats no order when those above it are confirmed or new ones come in", async () => {
    const newestFirst = (await addOrders(30)).toReversed();
    const pending = newestFirst.filter((_, index) => (29 - index) % 3 !== 2);
    const first = await getAdminOrdersPage({ status: "pending" });
    expect(idsOf(first)).toEqual(pending);
    const cursor = pending[9] ?? "";
    await Order.updateMany({ _id: { $in: pending.slice(0, 5) } }, { status: "Confirmed" });
    await addOrders(1);
    expect(idsOf(await getAdminOrdersPage({ status: "pending", after: cursor }))).toEqual(pending.slice(10));
  });

  it("is the first page where less than a page lies before the id", async () => {
    const newestFirst = (await addOrders(27)).toReversed();
    expect(idsOf(await getAdminOrdersPage({ before: newestFirst[3] ?? "" }))).toEqual(
      newestFirst.slice(0, 25),
    );
  });

  it("says who has the parcel of an order", async () => {
    const parcel = { state: "handedOver", since: new Date(), courier: OWN_RIDER };
    await addOrders(1);
    await Order.updateMany({}, { status: "Confirmed", parcel });
    expect((await getAdminOrdersPage()).rows[0]).toMatchObject({ tracking: { courier: OWN_RIDER } });
  });

  it("searches within a status", async () => {
    await addOrders(6);
    const [karim] = await addOrders(1, { name: "Karim Ali" });
    expect(idsOf(await getAdminOrdersPage({ q: "karim" }))).toEqual([karim]);
    expect(idsOf(await getAdminOrdersPage({ q: "karim", status: "Confirmed" }))).toEqual([]);
    expect(await getAdminOrdersPage({ q: "nobody" })).toEqual({
      rows: [],
      previous: null,
      next: null,
      total: 7,
    });
  });

  it("says how many orders there are in all, but for the deleted and those still being placed", async () => {
    const [admin, user, product] = [await makeAdmin(), await makeUser(), await makeProduct({ stock: "90" })];
    const first = await makeOrder(user, { product });
    await makeOrder(user, { product });
    const [placing] = await addOrders(30);
    await deleteOrder({ actor: admin, orderId: first });
    await Order.updateOne({ _id: placing }, { status: "placing" });
    expect(await getAdminOrdersPage({ status: "Canceled" })).toMatchObject({ rows: [], total: 30 });
    expect((await getAdminOrdersPage()).total).toBe(30);
  });

  it("says how often the phone has ordered before, and how many of these were cancelled, also by deleting", async () => {
    const [admin, user, product] = [await makeAdmin(), await makeUser(), await makeProduct({ stock: "90" })];
    const [first, second] = [await makeOrder(user, { product }), await makeOrder(user, { product })];
    await decideOrder({ orderId: first, decision: "Canceled" });
    await deleteOrder({ actor: user, orderId: second });
    const third = await makeOrder(user, { product });
    await decideOrder({ orderId: third, decision: "Confirmed" });
    await deleteOrder({ actor: admin, orderId: third });
    await addOrders(1, { phone: "01999999999" });
    await makeOrder(await makeUser(), { product });
    const { rows: orders } = await getAdminOrdersPage();
    expect(orders.map(({ phone, earlier }) => [phone, earlier])).toEqual([
      ["01712345678", { count: 3, canceled: 3 }],
      ["01999999999", { count: 0, canceled: 0 }],
      ["01712345678", { count: 0, canceled: 0 }],
    ]);
  });
});
