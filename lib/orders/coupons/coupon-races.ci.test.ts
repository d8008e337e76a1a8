import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { placeOrder } from "@/lib/orders/place/place-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { isDatabaseUnavailable } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import { countUses, makeCoupon } from "@/testing/coupons";
import { interceptWrite } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey } from "@/testing/orders";
import { race } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();
afterEach(async () => {
  vi.restoreAllMocks();
  await expectInvariants();
});

const [SHOPPERS, USES] = [100, 10];

/** Each has a phone of their own, and one piece in the cart. */
async function makeShoppers(product: ProductDto): Promise<UserDto[]> {
  const users: UserDto[] = [];
  for (let count = 0; count < SHOPPERS; count += 1) {
    const user = await makeUser();
    await fillCart(user, { product });
    users.push(user);
  }
  return users;
}

/** Orders once, by the same key as often as the shop is too busy to answer; as clients do. */
const orderAs = (user: UserDto, index: number) => async () => {
  const key = makeKey();
  const input = checkout(0, { amount: 1_225, coupon: "EID10", phone: `0171${String(2_345_000 + index)}` });
  const place = () =>
    placeOrder({ user, input, key, clientAddress: `10.0.${Math.floor(index / 5)}.${index}` });
  for (let tries = 0; tries < 60; tries += 1)
    try {
      return await place();
    } catch (error) {
      const isBusy = error instanceof AppError ? error.code === "IN_PROGRESS" : isDatabaseUnavailable(error);
      if (!isBusy) throw error;
      await sleep(500);
    }
  return await place();
};

it("gives a code of ten uses to exactly ten of a hundred who order at once", async () => {
  await makeCoupon({ maxUses: USES });
  const users = await makeShoppers(await makeProduct({ price: 1_250, stock: "1000" }));
  const { done, codes } = await race(users.map(orderAs));
  expect(new Set(codes)).toEqual(new Set(["COUPON_USED_UP"]));
  expect(done).toHaveLength(USES);
  expect(await countUses()).toBe(USES);
  expect(await Order.countDocuments({ status: "pending", "coupon.code": "EID10" })).toBe(USES);
  await Order.updateMany({ status: "placing" }, { leaseUntil: new Date(Date.now() - 1) });
  await sweepOrders();
}, 120_000);

it("gives back the use of the one whose process ends meanwhile, and to somebody else", async () => {
  await makeCoupon({ maxUses: USES });
  const users = await makeShoppers(await makeProduct({ price: 1_250, stock: "1000" }));
  // The first writes are the beginnings and claims of all, and the uses; one of the holds never comes.
  interceptWrite(2 * SHOPPERS + USES + 3, () => {
    throw new Error("The process ended here.");
  });
  const outcomes = await Promise.allSettled(users.map((user, index) => orderAs(user, index)()));
  vi.restoreAllMocks();
  const placed = outcomes.filter(({ status }) => status === "fulfilled").length;
  expect(placed).toBeLessThan(USES);
  await Order.updateMany({ status: "placing" }, { leaseUntil: new Date(Date.now() - 1) });
  await sweepOrders();
  expect(await countUses()).toBe(placed);
  const again = users.map((user, index) => orderAs(user, index));
  const { done } = await race(again.filter((_, index) => outcomes[index]?.status === "rejected"));
  expect(done).toHaveLength(USES - placed);
  expect(await countUses()).toBe(USES);
}, 120_000);
