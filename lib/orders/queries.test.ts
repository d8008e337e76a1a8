import { describe, expect, it } from "vitest";
import { writeSearchKeys } from "@/lib/maintenance/migrations/search-keys";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import {
  countOrders,
  listOrders,
  streamOrders,
  listOrdersByIds,
  listOrdersOfEmail,
  listOrdersOfUser,
} from "@/lib/orders/queries";
import type { ListOrdersQuery } from "@/lib/orders/schema";
import { crashWhilePlacing } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { fillCart, makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { deleteUser } from "@/lib/accounts/users/delete-user";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { recordOf } from "@/lib/platform/record-of";
import { forStaff } from "@/lib/orders/for-staff";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { collect } from "@/testing/collect";

let rahim: UserDto;
let karim: UserDto;
let ids: { old: string; confirmed: string; other: string };

/** Two orders of Rahim's and then one of Karim's; beside them one deleted and two unfinished ones. */
useDatabase(async () => {
  [rahim, karim] = [await makeUser(), await makeUser()];
  const product = await makeProduct({ stock: "90" });
  const deleted = await makeOrder(rahim, { product });
  await deleteOrder({ actor: rahim, orderId: deleted });
  const old = await makeOrder(rahim, { product });
  const confirmed = await makeOrder(rahim, { product });
  await decideOrder({ orderId: confirmed, decision: "Confirmed" });
  const other = await makeOrder(karim, { product });
  await Order.updateOne(
    { _id: other },
    { $set: { name: "Karim (Ali)", phone: "01898765432" }, $unset: { searchKeys: 1 } },
  );
  await writeSearchKeys.runPart(null);
  await fillCart(rahim, { product });
  const unfinished = await crashWhilePlacing({ user: rahim, after: "all holds" });
  await Order.updateOne({ _id: unfinished }, { status: "abandoned", key: "abandoned" });
  await CartLine.updateMany({}, { orderId: null });
  await crashWhilePlacing({ user: rahim, after: "start" });
  ids = { old, confirmed, other };
});

const idsOf = async (orders: Promise<{ _id: string }[]>) => (await orders).map((order) => order._id);

describe("listOrdersOfUser", () => {
  it("lists one's own placed orders, newest first", async () => {
    expect(await idsOf(listOrdersOfUser(rahim._id))).toEqual([ids.confirmed, ids.old]);
    expect(await idsOf(listOrdersOfUser(karim._id))).toEqual([ids.other]);
    expect(await listOrdersOfUser((await makeUser())._id)).toEqual([]);
  });
});

describe("listOrders", () => {
  it("lists everybody's placed orders, newest first", async () => {
    expect(await idsOf(listOrders())).toEqual([ids.other, ids.confirmed, ids.old]);
  });

  it.each<[ListOrdersQuery, (keyof typeof ids)[]]>([
    [{ status: "pending" }, ["other", "old"]],
    [{ status: "Confirmed" }, ["confirmed"]],
    [{ status: "Canceled" }, []],
    [{ q: "karim (ali)" }, ["other"]],
    [{ q: "0189" }, ["other"]],
    [{ q: "+880 1898-765" }, ["other"]],
    [{ q: "rahim" }, ["confirmed", "old"]],
    [{ q: "rahim", status: "pending" }, ["old"]],
    [{ q: "#10003" }, ["confirmed"]],
    [{ q: "10003 rahim" }, ["confirmed"]],
    [{ q: "10003 karim" }, []],
    [{ q: "(" }, []],
    [{ q: ".*" }, []],
    [{ q: "" }, ["other", "confirmed", "old"]],
    [{ limit: 2 }, ["other", "confirmed"]],
    [{ limit: 1, status: "pending" }, ["other"]],
  ])("finds by %j", async (query, names) => {
    expect(await idsOf(listOrders(query))).toEqual(names.map((name) => ids[name]));
  });

  it("lists for staff what is open, however old, and else what was placed in the last 30 days", async () => {
    const later = new Date(Date.now() + 31 * DAY_MS);
    const needed = async () => await idsOf(listOrders({}, forStaff(later)));
    expect(await idsOf(listOrders({ status: "pending" }, forStaff(new Date())))).toEqual([
      ids.other,
      ids.old,
    ]);
    expect(await needed()).toEqual([ids.other, ids.confirmed, ids.old]);
    const setState = (state: string) => Order.updateOne({ _id: ids.confirmed }, { "parcel.state": state });
    await setState("delivered");
    expect(await needed()).toEqual([ids.other, ids.old]);
    expect(await idsOf(listOrders({}, forStaff(new Date())))).toContain(ids.confirmed);
    await setState("toPack");
  });

  it("is read to its end, some at a time, by whoever asks for all of it", async () => {
    const batches = await collect(streamOrders({ limit: 2 }));
    expect(batches.map((orders) => orders.map(({ _id }) => _id))).toEqual([
      [ids.other, ids.confirmed],
      [ids.old],
    ]);
    expect(await collect(streamOrders({ q: "rahim" }))).toHaveLength(1);
    expect(await collect(streamOrders({ q: "(" }))).toEqual([]);
    const [first] = await collect(streamOrders({}, forStaff(new Date())));
    expect(first?.map(({ _id }) => _id)).toContain(ids.confirmed);
  });

  it("goes on after the cursor", async () => {
    expect(await idsOf(listOrders({ cursor: ids.other }))).toEqual([ids.confirmed, ids.old]);
  });
});

describe("listOrdersByIds", () => {
  it("lists the orders of these ids, newest first, and none that is deleted or not placed", async () => {
    const all = await Order.find().select("_id").lean();
    const found = listOrdersByIds(all.map(({ _id }) => _id.toString()));
    expect(await idsOf(found)).toEqual([ids.other, ids.confirmed, ids.old]);
    expect(await idsOf(listOrdersByIds([ids.old]))).toEqual([ids.old]);
  });
});

// These change what all share, and come last.
describe("countOrders", () => {
  it("counts what is placed and not deleted, by status and in all", async () => {
    const none = { ...recordOf(ORDER_STATUSES, 0), returnsAsked: 0 };
    expect(await countOrders()).toEqual({ ...none, all: 3, waiting: 2, pending: 2, Confirmed: 1 });
    await decideOrder({ orderId: ids.old, decision: "Canceled" });
    expect(await countOrders()).toEqual({
      ...none,
      all: 3,
      waiting: 1,
      pending: 1,
      Confirmed: 1,
      Canceled: 1,
    });
  });

  it("counts for staff what they may list, each order once", async () => {
    const later = new Date(Date.now() + 31 * DAY_MS);
    const countLater = async () => {
      const { all, Canceled, Confirmed, pending } = await countOrders(forStaff(later));
      expect(all).toBe((await listOrders({}, forStaff(later))).length);
      return { Canceled, Confirmed, pending };
    };
    await Order.updateOne({ _id: ids.old }, { status: "Canceled" });
    expect(await countOrders(forStaff(new Date()))).toEqual(await countOrders());
    // Pending, and Confirmed with a parcel that is to be packed: open, however old. Cancelled: over.
    expect(await countLater()).toEqual({ Canceled: 0, Confirmed: 1, pending: 1 });
    await Order.updateOne({ _id: ids.confirmed }, { "parcel.state": "delivered" });
    expect(await countLater()).toEqual({ Canceled: 0, Confirmed: 0, pending: 1 });
    await Order.updateOne({ _id: ids.confirmed }, { "parcel.state": "toPack" });
  });
});

describe("listOrdersOfEmail", () => {
  it("lists the orders of an e-mail also after the account is gone", async () => {
    await deleteUser({ actor: await makeAdmin(), userId: rahim._id });
    expect(await idsOf(listOrdersOfEmail(rahim.email))).toEqual([ids.confirmed, ids.old]);
  });
});
