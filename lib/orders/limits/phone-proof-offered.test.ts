import { expect, it, vi } from "vitest";
import { placeOrder } from "@/lib/orders/place/place-order";
import { useDatabase } from "@/testing/database";
import { checkout, fillCart, makeKey, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { User } from "@/models/user";

vi.stubEnv("NEWCOMER_SHARE_PERCENT", "5");

useDatabase();

it("offers a proof of the phone beyond the newcomers' share, where a code can be sent; with it the order holds its pieces", async () => {
  const [user, product] = [await makeUser(), await makeProduct({ price: 100, stock: "10" })];
  await fillCart(user, { product, quantity: 2 });
  const place = (fields: { callFirst?: boolean }, canProve = true) =>
    placeOrder({
      user,
      input: checkout(200, fields),
      key: makeKey(),
      canProvePhone: async () => canProve,
    });
  await expect(place({})).rejects.toMatchObject({
    status: 429,
    code: "TOO_MANY_PIECES",
    details: { phoneProof: true },
  });
  expect(await place({ callFirst: true })).toMatchObject({ isCallFirst: true });
  await fillCart(user, { product, quantity: 2 });
  expect(await place({}, false)).toMatchObject({ isCallFirst: true });
  await fillCart(user, { product, quantity: 2 });
  await User.updateOne({ _id: user._id }, { provedPhone: "01712345678" });
  const { orderId, isCallFirst } = await place({});
  expect(isCallFirst).toBe(false);
  expect((await readOrder(orderId)).newcomer).toBeUndefined();
});
