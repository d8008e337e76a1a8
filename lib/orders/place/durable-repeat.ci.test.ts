import type { Types } from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { addToCart } from "@/lib/orders/cart/add-to-cart";
import { addToCartSchema } from "@/lib/orders/cart/schema";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { placeOrder } from "@/lib/orders/place/place-order";
import { crashWhilePlacing } from "@/testing/crashes";
import { openTemporaryDatabase } from "@/testing/killable-database";
import { checkout, fillCart, makeKey } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { CartKey } from "@/models/cart-key";
import { CartLine } from "@/models/cart-line";
import { Counter } from "@/models/counter";
import { Order } from "@/models/order";

/** A write that is seen at once, and is in no journal yet: as the first request leaves it on a slow disk. */
const NOT_IN_THE_JOURNAL = { writeConcern: { w: 1, j: false } } as const;
const TIMES = [1, 2];
/** A server that does not wait for its journal is found out in one of the first few. */
const ROUNDS = Array.from({ length: 8 }, (_, index) => index);
const WRITES = 60;
const KILLED_AFTER = 10;

let database: Awaited<ReturnType<typeof openTemporaryDatabase>>;

beforeAll(async () => {
  database = await openTemporaryDatabase();
  await connectDb(database.uri, "operator");
  await createIndexes();
});
beforeEach(reconnect);
afterAll(async () => {
  await disconnectDb();
  await database.close();
});

async function reconnect(): Promise<void> {
  await disconnectDb();
  await connectDb(database.uri);
}

/** Kills the database at this very moment, and starts it again. */
async function crash(): Promise<void> {
  await database.kill();
  await reconnect();
}

it("acknowledges nothing that a crash could take away", async () => {
  for (const round of ROUNDS) {
    const acknowledged: string[] = [];
    let killed: Promise<void> | undefined;
    const write = async (index: number) => {
      const _id = `${round} ${index}`;
      await Counter.updateOne({ _id }, { value: index }, { upsert: true });
      acknowledged.push(_id);
      if (acknowledged.length === KILLED_AFTER) killed = database.kill();
    };
    await Promise.allSettled(Array.from({ length: WRITES }, (_, index) => write(index)));
    await killed;
    await reconnect();
    expect(await Counter.countDocuments({ _id: acknowledged })).toBe(acknowledged.length);
  }
});

/** The first request commits its order just before a repeat of it reads it. */
function commitBeforeNextRead(orderId: Types.ObjectId): void {
  const findOne = Order.findOne.bind(Order);
  vi.spyOn(Order, "findOne").mockImplementationOnce((filter) => {
    const query = findOne(filter);
    const exec = query.exec.bind(query);
    query.exec = async () => {
      const committed = { status: "pending", orderTime: new Date(), $unset: { leaseUntil: 1 } } as const;
      await Order.updateOne({ _id: orderId }, committed, NOT_IN_THE_JOURNAL);
      return await exec();
    };
    return query;
  });
}

it.each(TIMES)("tells a repeat of an order that no crash can take away any more (%i)", async () => {
  const [user, product, key] = [await makeUser(), await makeProduct({ stock: "10" }), makeKey()];
  await fillCart(user, { product });
  const orderId = await crashWhilePlacing({ user, key, after: "all holds", isLeaseOver: false });
  commitBeforeNextRead(orderId);
  expect(await placeOrder({ user, input: checkout(1_250), key })).toMatchObject({
    orderId: orderId.toString(),
  });
  await crash();
  expect(await Order.findById(orderId).lean()).toMatchObject({ status: "pending", key });
});

it.each(TIMES)("tells a repeat of a cart line that no crash can take away any more (%i)", async () => {
  const [user, product, key] = [await makeUser(), await makeProduct(), makeKey()];
  const input = addToCartSchema.parse({ productId: product._id, quantity: 1 });
  const lineId = await addToCart({ user, input, key });
  const lines = await CartLine.find({ _id: lineId }).lean();
  await CartLine.deleteOne({ _id: lineId });
  await CartKey.updateOne({ lineId }, { isDone: false });
  await CartLine.collection.insertMany(lines, NOT_IN_THE_JOURNAL);
  expect(await addToCart({ user, input, key })).toBe(lineId);
  await crash();
  expect(await CartLine.countDocuments({ _id: lineId })).toBe(1);
});
