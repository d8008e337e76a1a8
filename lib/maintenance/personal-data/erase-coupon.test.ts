import { Types } from "mongoose";
import { expect, it } from "vitest";
import { eraseOrder } from "@/lib/maintenance/personal-data/erase-order";
import { placeOrder } from "@/lib/orders/place/place-order";
import { countUses, makeCoupon } from "@/testing/coupons";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { CouponUse } from "@/models/coupon";
import { Order } from "@/models/order";

useDatabase();

it("takes the person off an order's code, whose use still counts and by which the desk finds the order", async () => {
  const user = await makeUser();
  await makeCoupon({ code: "EID10", maxUses: 5, maxUsesPerCustomer: 1 });
  await fillCart(user, { product: await makeProduct() });
  const input = checkout(0, { amount: 1_225, coupon: "EID10" });
  const { orderId } = await placeOrder({ user, input, key: makeKey() });
  await Order.updateOne({ _id: orderId }, { "coupon.own": { amount: 0, reason: "Nusrat is a friend" } });
  expect(await CouponUse.findOne({ orderId }).lean()).toMatchObject({
    places: [
      expect.stringMatching(/:all:\d+$/),
      expect.stringContaining(user._id),
      expect.stringContaining(":phone:"),
    ],
  });

  expect(await eraseOrder(new Types.ObjectId(orderId))).toBe(true);
  expect(await CouponUse.findOne({ orderId }).lean()).toMatchObject({
    places: [expect.stringMatching(/:all:\d+$/)],
  });
  expect(await countUses()).toBe(1);
  const order = await readOrder(orderId);
  expect(order.coupon?.own).toMatchObject({ amount: 0, reason: "" });
  expect(order.searchKeys).toContain("eid10");
  await expectInvariants();
});
