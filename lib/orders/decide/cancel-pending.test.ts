import { afterEach, expect, it } from "vitest";
import { getAdminOrdersPage } from "@/lib/orders/all-orders/queries";
import { cancelPending } from "@/lib/orders/decide/cancel-pending";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { cancelPendingSchema } from "@/lib/orders/schema";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeKey, makeOrder } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();
afterEach(expectInvariants);

const PHONE = "01712345678";
const OTHER_PHONE = "01899999999";

/** Two people with one phone: three pending orders of the one and one of the other, nine pieces in all. */
async function makePending() {
  const [one, other, product] = [await makeUser(), await makeUser(), await makeProduct({ stock: "20" })];
  const confirmedId = await makeOrder(one, { product });
  await decideOrder({ orderId: confirmedId, decision: "Confirmed" });
  const orderIds: string[] = [];
  for (const quantity of [2, 2, 2]) orderIds.push(await makeOrder(one, { product, quantity }));
  orderIds.push(await makeOrder(other, { product, quantity: 3 }));
  return { one, other, product, confirmedId, orderIds };
}

const statuses = async () => (await Order.find().sort({ _id: 1 }).lean()).map(({ status }) => status);

it("cancels all pending orders of a phone and gives their stock back", async () => {
  const { product } = await makePending();
  const input = cancelPendingSchema.parse({ phone: "+880 1712-345678" });
  expect(await cancelPending({ input, key: makeKey() })).toEqual({
    modifiedCount: 4,
    pieces: 9,
    productIds: [product._id],
  });
  expect(await statuses()).toEqual(["Confirmed", "Canceled", "Canceled", "Canceled", "Canceled"]);
  expect(await readUnit(product._id)).toMatchObject({ stock: 19, held: 0, sold: 1 });
});

it("counts no pieces that were never held", async () => {
  const user = await makeUser();
  await makeOrder(user, { product: await makeProduct({ stock: "always" }), quantity: 2 });
  await makeOrder(user, { product: await makeProduct({ name: "Shirt", stock: "20" }), quantity: 3 });
  expect(await cancelPending({ input: { email: user.email }, key: makeKey() })).toMatchObject({
    modifiedCount: 2,
    pieces: 3,
  });
});

it("cancels those of an account alone, and none that came in after the newest that was seen", async () => {
  const { one, orderIds } = await makePending();
  const input = { email: one.email, upTo: orderIds[1] };
  expect(await cancelPending({ input, key: makeKey() })).toMatchObject({ modifiedCount: 2, pieces: 4 });
  expect(await statuses()).toEqual(["Confirmed", "Canceled", "Canceled", "pending", "pending"]);
});

it("tells a repeat of the same orders and cancels no newer ones", async () => {
  const { one, product } = await makePending();
  const [key, input] = [makeKey(), { phone: PHONE }];
  await cancelPending({ input, key });
  await makeOrder(one, { product });
  expect(await cancelPending({ input, key })).toEqual({ modifiedCount: 4, pieces: 9, productIds: [] });
  expect(await Order.countDocuments({ status: "pending" })).toBe(1);
  expect(await codeOf(cancelPending({ input: { phone: OTHER_PHONE }, key }))).toBe("KEY_REUSED");
});

it("gives each piece back once when several admins do it, and one confirms meanwhile", async () => {
  const { product, orderIds } = await makePending();
  const works = await times<unknown>(6, (index) =>
    index === 0
      ? decideOrder({ orderId: orderIds[0] ?? "", decision: "Confirmed" })
      : cancelPending({ input: { phone: PHONE }, key: makeKey() }),
  );
  expect(works.codes.every((code) => code === "ORDER_NOT_PENDING")).toBe(true);
  expect(await Order.countDocuments({ status: "pending" })).toBe(0);
  const { stock, sold, held } = await readUnit(product._id);
  expect(stock + sold).toBe(20);
  expect(held).toBe(0);
});

it("wants either an e-mail or a phone", () => {
  for (const body of [{}, { phone: PHONE, email: "a@example.com" }, { phone: "abc" }, { email: "abc" }])
    expect(cancelPendingSchema.safeParse(body).success).toBe(false);
});

it("is what admins read of each pending order", async () => {
  const { orderIds, confirmedId } = await makePending();
  const untracked = await makeProduct({ stock: "always" });
  const lonely = await makeOrder(await makeUser(), { product: untracked });
  await Order.updateOne({ _id: lonely }, { phone: OTHER_PHONE });
  const { rows: orders } = await getAdminOrdersPage();
  const holdings = new Map(orders.map((order) => [order._id, order.holdings]));
  const [first = "", , third = "", fourth = ""] = orderIds;
  const ofPhone = { by: "phone", orders: 4, pieces: 9, upTo: fourth };
  expect(holdings.get(first)).toEqual({
    pieces: 2,
    groups: [ofPhone, { by: "email", orders: 3, pieces: 6, upTo: third }],
  });
  expect(holdings.get(fourth)).toEqual({ pieces: 3, groups: [ofPhone] });
  for (const orderId of [lonely, confirmedId])
    expect(holdings.get(orderId)).toEqual({ pieces: 0, groups: [] });
});
