import { expect, it } from "vitest";
import { listOrdersOfUser } from "@/lib/orders/queries";
import { getTrackedOrder } from "@/lib/orders/tracking/queries";
import { digestToken, trackingTokenOf } from "@/lib/orders/tracking/tracking-token";
import { Order } from "@/models/order";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { reviewOrder } from "@/testing/reviews";

useDatabase();

it("names the lines of a delivered order that nobody has reviewed, to its customer and by its link", async () => {
  const [admin, user] = [await makeAdmin(), await makeUser()];
  const wish = async (quantity: number) => ({ product: await makeProduct(), quantity });
  const orderId = await makeOrder(user, await wish(1), await wish(2));
  await makeOrder(user, await wish(1));
  const { _id, cartItems } = await readOrder(orderId);
  const token = trackingTokenOf(_id);
  await Order.updateOne({ _id }, { trackingDigest: digestToken(token) });
  const [first = "", second = ""] = cartItems.map((line) => line._id.toString());
  const list = async () => {
    const mine = (await listOrdersOfUser(user._id)).map(({ reviewable }) => reviewable);
    return [...mine, (await getTrackedOrder(token))?.reviewable];
  };

  expect(await list()).toEqual([undefined, undefined, undefined]);
  await bringTo(admin, orderId, "delivered");
  expect(await list()).toEqual([undefined, [first, second], [first, second]]);
  await reviewOrder(user, orderId, { lineId: first });
  expect(await list()).toEqual([undefined, [second], [second]]);
  await reviewOrder(user, orderId, { lineId: second });
  expect(await list()).toEqual([undefined, undefined, undefined]);
});

it("names no line that went back at the door", async () => {
  const [admin, user] = [await makeAdmin(), await makeUser()];
  const orderId = await makeOrder(
    user,
    { product: await makeProduct(), quantity: 1 },
    { product: await makeProduct(), quantity: 2 },
  );
  await bringTo(admin, orderId, "delivered");
  const { cartItems } = await readOrder(orderId);
  const [gone, kept] = [1, 2].map((pieces) => cartItems.find(({ quantity }) => quantity === pieces)?._id);
  await Order.updateOne(
    { _id: orderId },
    {
      "parcel.state": "partlyDelivered",
      "parcel.returned": [
        { lineId: gone, sellable: 1 },
        { lineId: kept, sellable: 1 },
      ],
    },
  );
  expect((await listOrdersOfUser(user._id)).map(({ reviewable }) => reviewable)).toEqual([
    [kept?.toString()],
  ]);
});
