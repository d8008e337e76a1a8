import { beforeEach, expect, it } from "vitest";
import { cancelPending } from "@/lib/orders/decide/cancel-pending";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { staffActor } from "@/lib/orders/events";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import { useDatabase } from "@/testing/database";
import { makeKey, makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

useDatabase();

let customer: UserDto;
let admin: UserDto;
let orderId: string;

beforeEach(async () => {
  [customer, admin] = [await makeUser(), await makeAdmin()];
  orderId = await makeOrder(customer, { product: await makeProduct() });
});

const readEvents = async () =>
  (await readOrder(orderId)).events.map(({ kind, by }) => `${kind} by ${by.role} ${by.id?.toString() ?? ""}`);
const placed = () => `placed by customer ${customer._id}`;

it("tells who placed, confirmed and deleted an order, in this order", async () => {
  await decideOrder({ orderId, decision: "Confirmed", by: staffActor(admin) });
  await deleteOrder({ actor: admin, orderId });
  await restoreOrder(orderId);
  expect(await readEvents()).toEqual([
    placed(),
    `confirmed by staff ${admin._id}`,
    `deleted by staff ${admin._id}`,
    "restored by system ",
  ]);
  const { events } = await readOrder(orderId);
  expect(new Set(events.map(({ id }) => id.toString())).size).toBe(4);
});

it("tells a customer's own cancel from one of the shop, and writes nothing where it is refused", async () => {
  await deleteOrder({ actor: customer, orderId });
  expect(await codeOf(deleteOrder({ actor: customer, orderId }))).toBe("NOT_FOUND");
  expect(await readEvents()).toEqual([placed(), `calledOff by customer ${customer._id}`]);
});

it("is written for each of many, and in an order of the time before events", async () => {
  await Order.updateOne({ _id: orderId }, { $unset: { events: 1 } });
  const second = await makeOrder(customer, { product: await makeProduct() });
  await Order.updateOne({ _id: second }, { $unset: { events: 1 } });
  const input = { email: customer.email, phone: undefined, upTo: undefined };
  await cancelPending({ input, key: makeKey(), by: staffActor(admin) });
  expect(await readEvents()).toEqual([`canceled by staff ${admin._id}`]);
  const orders = await Order.find({ email: customer.email }).select("events").lean();
  const ids = orders.flatMap(({ events }) => events.map(({ id }) => id.toString()));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  await Order.updateOne({ _id: orderId }, { $unset: { events: 1 }, status: "pending" });
  await decideOrder({ orderId, decision: "Canceled" });
  expect(await readEvents()).toEqual(["canceled by system "]);
});
