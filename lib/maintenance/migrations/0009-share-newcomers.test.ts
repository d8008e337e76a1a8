import { expect, it } from "vitest";
import { shareNewcomers } from "@/lib/maintenance/migrations/0009-share-newcomers";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();

it("keeps by what newcomers were counted, with an address or without, and twice does no harm", async () => {
  const [user, product] = [await makeUser(), await makeProduct()];
  const [one, other] = [await makeOrder(user, { product }), await makeOrder(user, { product })];
  const before = async (orderId: string, newcomer: object) =>
    await Order.collection.updateOne({ _id: (await readOrder(orderId))._id }, { $set: { newcomer } });
  await before(one, { phone: "01712345678", address: "abc", pieces: 2 });
  await before(other, { phone: "01812345678", pieces: 1 });
  await shareNewcomers.runPart(null);
  await shareNewcomers.runPart(null);
  expect((await readOrder(one)).newcomer).toEqual({
    shared: ["phone:01712345678", "address:abc"],
    pieces: 2,
  });
  expect((await readOrder(other)).newcomer).toEqual({ shared: ["phone:01812345678"], pieces: 1 });
});
