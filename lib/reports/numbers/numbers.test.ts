import { Types } from "mongoose";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { countPeriod } from "@/lib/reports/numbers/count-period";
import { readDimension, readNumbers } from "@/lib/reports/numbers/queries";
import { listDifferences, recountNumbers } from "@/lib/reports/numbers/recount";
import { countStale, forgetNumbers, refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { NumbersPart, StaleNumbers } from "@/models/numbers";
import { Order } from "@/models/order";

useDatabase();

const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };

let customer: UserDto;
let admin: UserDto;
let jeans: ProductDto;

beforeEach(async () => {
  [customer, admin] = [await makeProvedUser(), await makeAdmin()];
  jeans = await makeProduct({ price: 1_000, stock: "500" });
});

interface Made {
  time: string;
  quantity?: number;
  fields?: Record<string, unknown>;
}

/** A pending order as if it had been placed then, in Dhaka. */
async function make({ time, quantity = 1, fields = {} }: Made): Promise<string> {
  const orderId = await makeOrder(customer, { product: jeans, quantity });
  await Order.updateOne({ _id: orderId }, { orderTime: new Date(`${time}+06:00`), ...fields });
  return orderId;
}

/** Confirmed so many minutes after it was placed, with a parcel. */
async function confirm(orderId: string, minutes: number, parcel: Record<string, unknown> = {}) {
  await decideOrder({ orderId, decision: "Confirmed" });
  const order = await Order.findById(orderId).orFail().lean();
  const confirmedAt = new Date(order.orderTime.getTime() + minutes * 60_000);
  await Order.collection.updateOne(
    { _id: order._id },
    { $set: { confirmedAt, parcel: { state: "toPack", ...parcel }, updatedAt: new Date() } },
  );
}

/** However long counting takes on a busy machine. */
async function read(range = OCTOBER) {
  await refreshNumbers();
  return await readNumbers(range);
}

const total = async (range = OCTOBER) => (await read(range)).total;

describe("the numbers of a month", () => {
  it("call a sale only what was confirmed, and an income only what was delivered", async () => {
    await make({ time: "2026-10-05T10:00:00" });
    await decideOrder({ orderId: await make({ time: "2026-10-05T11:00:00" }), decision: "Canceled" });
    await deleteOrder({ actor: customer, orderId: await make({ time: "2026-10-06T11:00:00" }) });
    await deleteOrder({ actor: admin, orderId: await make({ time: "2026-10-06T12:00:00" }) });
    await confirm(await make({ time: "2026-10-07T10:00:00", quantity: 2 }), 30);
    const cash = { courier: "pathao", cashExpected: 1_100 };
    await confirm(await make({ time: "2026-10-07T11:00:00" }), 10, { state: "delivered", ...cash });
    await confirm(await make({ time: "2026-10-07T12:00:00" }), 50, { state: "returned", ...cash });
    await confirm(await make({ time: "2026-10-07T12:30:00" }), 15, { state: "lost", ...cash });
    await confirm(await make({ time: "2026-10-07T13:00:00" }), 20, { state: "handedOver", ...cash });
    const report = await read();
    expect(report.total).toEqual({
      orders: 8,
      pending: 1,
      canceled: 2,
      calledOff: 1,
      confirmed: 5,
      toSend: 1,
      withCourier: 1,
      delivered: 1,
      returned: 1,
      lost: 1,
      confirmedTaka: 2_100 + 4 * 1_100,
      deliveredTaka: 1_100,
      returnedTaka: 1_100,
      // A lost one is its courier's to pay.
      cashExpected: 3_300,
      cashDue: 3_300,
      cashToCollect: 2_100 + 3_300,
      chargeTaka: 100,
      uncostedPieces: 1,
    });
    expect(report.medianMinutes).toBe(20);
    expect(report.reasons).toEqual([
      { key: "customer", name: "", numbers: { orders: 1 } },
      { key: "not told", name: "", numbers: { orders: 1 } },
    ]);
    expect(report.couriers).toMatchObject([
      { key: "pathao", numbers: { orders: 4, delivered: 1, returned: 1, lost: 1 } },
    ]);
    expect(report.products).toEqual([
      {
        key: jeans._id,
        name: jeans.name,
        numbers: {
          pieces: 6,
          confirmedTaka: 6_000,
          deliveredPieces: 1,
          deliveredTaka: 1_000,
          returnedPieces: 1,
          returnedTaka: 1_000,
          uncostedPieces: 1,
        },
      },
    ]);
    expect(report.series).toHaveLength(31);
    expect(report.series[6]).toMatchObject({ key: "2026-10-07", numbers: { orders: 5 } });
    expect(report.series[7]).toEqual({ key: "2026-10-08", name: "", numbers: {} });
  });

  it("are read at once, however many days there are", async () => {
    await make({ time: "2026-10-05T10:00:00" });
    await refreshNumbers();
    const find = vi.spyOn(NumbersPart, "find");
    await readNumbers({ from: "2026-09-01", to: "2026-10-31" });
    expect(find.mock.calls.length).toBeLessThan(6);
    find.mockRestore();
  });

  it("belong to days in Dhaka", async () => {
    await make({ time: "2026-09-30T23:59:59" });
    await make({ time: "2026-10-01T00:00:00" });
    await make({ time: "2026-10-31T23:59:59" });
    await make({ time: "2026-11-01T00:00:00" });
    expect(await total()).toMatchObject({ orders: 2 });
    expect(await total({ from: "2026-09-30", to: "2026-11-01" })).toMatchObject({ orders: 4 });
    expect(await total({ from: "2026-10-31", to: "2026-10-31" })).toMatchObject({ orders: 1 });
  });

  it("tell districts apart, with Dhaka as one, and say where an address tells none", async () => {
    const outside = { deliveryLocation: "Outside Dhaka" };
    await make({ time: "2026-10-05T10:00:00" });
    await make({ time: "2026-10-05T10:01:00", fields: { ...outside, address: "Zindabazar, Sylhet" } });
    await make({ time: "2026-10-05T10:02:00", fields: { ...outside, address: "জিন্দাবাজার, সিলেট" } });
    await make({
      time: "2026-10-05T10:03:00",
      fields: { ...outside, address: "Beside the big banyan tree" },
    });
    const rows = (await read()).districts.map(({ key, numbers }) => [key, numbers.orders]);
    expect(rows).toEqual([
      ["Sylhet", 2],
      ["Dhaka", 1],
      ["not told", 1],
    ]);
  });
});

describe("what is kept", () => {
  it("follows each change of an order, and is what a recount comes to", async () => {
    const orderId = await make({ time: "2026-10-05T10:00:00" });
    expect(await total()).toEqual({ orders: 1, pending: 1 });
    await confirm(orderId, 5);
    expect(await total()).toMatchObject({ orders: 1, confirmed: 1, confirmedTaka: 1_100 });
    await Order.updateOne({ _id: orderId }, { "parcel.state": "lost" });
    expect(await total()).toMatchObject({ confirmed: 1, lost: 1 });
    expect(await listDifferences()).toEqual([]);
  });

  it("that is not what the orders come to is found, and put right by a recount", async () => {
    await make({ time: "2026-10-05T10:00:00" });
    await make({ time: "2026-10-06T10:00:00" });
    await refreshNumbers();
    await NumbersPart.updateOne({ _id: "total:2026-10-05" }, { "rows.0.numbers.orders": 2 });
    await NumbersPart.updateOne({ _id: "district:2026-10" }, { rows: [] });
    // As if all this had been long ago.
    await Order.updateMany({}, { updatedAt: new Date(0) }, { timestamps: false });
    expect(await listDifferences()).toEqual(["total:2026-10-05", "district:2026-10"]);
    await recountNumbers();
    expect(await listDifferences()).toEqual([]);
  });

  it("is counted on from where a killed count stopped", async () => {
    for (const day of ["05", "06", "07"]) await make({ time: `2026-10-${day}T10:00:00` });
    expect(await refreshNumbers({ withinMs: -1 })).toBe(4);
    await Order.updateMany({}, { updatedAt: new Date(0) }, { timestamps: false });
    expect(await refreshNumbers()).toBe(0);
    expect(await total()).toMatchObject({ orders: 3 });
    expect(await StaleNumbers.countDocuments()).toBe(0);
  });

  it("is counted once for each change, however often it is looked at", async () => {
    const orderId = await make({ time: "2026-10-05T10:00:00" });
    await refreshNumbers();
    const writes = vi.spyOn(NumbersPart, "bulkWrite");
    await refreshNumbers();
    expect(writes).not.toHaveBeenCalled();
    await Order.updateOne({ _id: orderId }, { status: "Canceled" });
    expect(await total()).toMatchObject({ canceled: 1 });
    // One that was on its way for a minute.
    const late = new Date(Date.now() - 60_000);
    await Order.updateOne({ _id: orderId }, { status: "pending", updatedAt: late }, { timestamps: false });
    expect(await total()).toEqual({ orders: 1, pending: 1 });
    writes.mockRestore();
  });

  it("is told as unfinished where days of the range are still to be counted, and of no other", async () => {
    for (const day of ["05", "06"]) await make({ time: `2026-10-${day}T10:00:00` });
    expect(await refreshNumbers({ withinMs: -1 })).toBe(3);
    expect(await countStale(OCTOBER)).toBe(3);
    expect(await countStale({ from: "2026-10-06", to: "2026-10-06" })).toBe(2);
    expect(await countStale({ from: "2026-09-01", to: "2026-09-30" })).toBe(0);
  });

  it("is never written over by an older count", async () => {
    await make({ time: "2026-10-05T10:00:00" });
    await countPeriod("2026-10-05");
    const later = new Date(Date.now() + 60_000);
    await NumbersPart.updateMany({}, { countedAt: later, rows: [] });
    await countPeriod("2026-10-05");
    expect(await NumbersPart.find({ countedAt: { $ne: later } })).toEqual([]);
  });

  it("is counted by all servers at once as by one", async () => {
    for (let index = 1; index <= 9; index += 1) await make({ time: `2026-10-0${index}T10:00:00` });
    await Promise.all([refreshNumbers(), refreshNumbers(), refreshNumbers()]);
    expect(await total()).toMatchObject({ orders: 9 });
    expect(await listDifferences()).toEqual([]);
    await forgetNumbers();
    expect(await NumbersPart.countDocuments()).toBe(0);
    expect(await total()).toMatchObject({ orders: 9 });
  });
});

it("of random orders are the same by months, by days and straight from the orders", async () => {
  const random = (max: number, seed: number) => (Math.imul(seed, 2_654_435_761) >>> 8) % max;
  const orders = Array.from({ length: 400 }, (_, index) => {
    const day = String(1 + random(28, index + 1)).padStart(2, "0");
    const month = String(7 + random(4, index + 77)).padStart(2, "0");
    const _id = new Types.ObjectId();
    const status = ["pending", "Confirmed", "Confirmed", "Canceled"][random(4, index + 999)] ?? "";
    const lines = Array.from({ length: 1 + random(3, index + 5) }, (__, line) => ({
      _id: new Types.ObjectId(),
      productId: new Types.ObjectId(String(random(5, index + line)).padStart(24, "0")),
      productName: "Jeans",
      category: "Denim Pants",
      size: ["30", "32"][random(2, index)] ?? "",
      color: "Indigo",
      quantity: 1 + random(4, index + line),
      price: 997,
    }));
    return {
      _id,
      userId: _id,
      key: _id.toString(),
      status,
      deletedAt: null,
      orderTime: new Date(`2026-${month}-${day}T00:30:00+06:00`),
      updatedAt: new Date(),
      address: ["Sylhet", "Mirpur", "Khulna"][random(3, index + 3)],
      deliveryLocation: "Outside Dhaka",
      amount: 1_147,
      cartItems: lines,
      ...(status === "Confirmed" && {
        confirmedAt: new Date(`2026-${month}-${day}T09:30:00+06:00`),
        parcel: { state: ["toPack", "handedOver", "delivered", "returned"][random(4, index + 8)] },
      }),
    };
  });
  await Order.collection.insertMany(orders);
  const range = { from: "2026-07-10", to: "2026-10-20" };
  const isInRange = ({ orderTime }: { orderTime: Date }) =>
    orderTime >= new Date("2026-07-10T00:00:00+06:00") && orderTime < new Date("2026-10-21T00:00:00+06:00");
  const inRange = orders.filter(isInRange);
  const report = await read(range);
  const confirmed = inRange.filter(({ status }) => status === "Confirmed");
  expect(report.total).toMatchObject({
    orders: inRange.length,
    confirmed: confirmed.length,
    confirmedTaka: confirmed.length * 1_147,
  });
  expect(report.series.map(({ key }) => key)).toEqual(["2026-07", "2026-08", "2026-09", "2026-10"]);
  const sum = report.series.reduce((all, { numbers }) => all + (numbers.orders ?? 0), 0);
  expect(sum).toBe(inRange.length);
  const pieces = confirmed
    .flatMap(({ cartItems }) => cartItems)
    .reduce((all, { quantity }) => all + quantity, 0);
  for (const dimension of ["category", "product", "option"] as const) {
    const rows = await readDimension(dimension, range);
    expect(rows.reduce((all, { numbers }) => all + (numbers.pieces ?? 0), 0)).toBe(pieces);
  }
  expect(await listDifferences()).toEqual([]);
});
