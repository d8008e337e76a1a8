import { afterEach, describe, expect, it } from "vitest";
import { listCart } from "@/lib/orders/cart/queries";
import { placeOrder } from "@/lib/orders/place/place-order";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey } from "@/testing/orders";
import { times } from "@/testing/outcomes";
import { makeProvedUser, makeUser, makeUsers } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";

useDatabase();
afterEach(expectInvariants);

const REFUSALS_OF_TABS = ["CART_CHANGED", "CART_EMPTY", "IN_PROGRESS"];
const countPending = () => Order.countDocuments({ status: "pending" });

interface Shopper {
  user: UserDto;
  quantity: number;
}

/** All of them put the product into their carts, then all order at once. */
async function orderAtOnce(product: ProductDto, shoppers: Shopper[]) {
  for (const { user, quantity } of shoppers) await fillCart(user, { product, quantity });
  return await times(shoppers.length, async (index) => {
    const { user, quantity } = shoppers[index] ?? shoppers[0]!;
    await placeOrder({ user, input: checkout(product.price * quantity), key: makeKey() });
    return quantity;
  });
}

describe("one shopper at once", () => {
  it("makes one order of twenty requests with one key", async () => {
    const [user, product, key] = [await makeUser(), await makeProduct({ stock: "10" }), makeKey()];
    await fillCart(user, { product, quantity: 2 });
    const place = () => placeOrder({ user, input: checkout(2_500), key });
    const { done, codes } = await times(20, place);
    expect(new Set(done.map((placed) => placed.orderId)).size).toBe(1);
    expect(new Set(codes)).toEqual(new Set(codes.length > 0 ? ["IN_PROGRESS"] : []));
    expect(await countPending()).toBe(1);
    expect((await place()).orderId).toBe(done[0]?.orderId);
    expect(await readUnit(product._id)).toMatchObject({ stock: 8, held: 2 });
  });

  it("makes one order of twenty tabs with keys of their own", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "10" })];
    await fillCart(user, { product, quantity: 2 });
    const { done, codes } = await times(20, () =>
      placeOrder({ user, input: checkout(2_500), key: makeKey() }),
    );
    expect(done).toHaveLength(1);
    for (const code of codes) expect(REFUSALS_OF_TABS).toContain(code);
    expect(await countPending()).toBe(1);
    expect(await readUnit(product._id)).toMatchObject({ stock: 8, held: 2 });
  });

  it("never makes two orders of a cart of many lines, and loses none of them", async () => {
    const [user, product] = [await makeProvedUser(), await makeProduct({ stock: "90" })];
    await fillCart(user, ...Array.from({ length: 12 }, () => ({ product })));
    const place = () => placeOrder({ user, input: checkout(15_000), key: makeKey() });
    const { done } = await times(8, place);
    expect(done.length).toBeLessThanOrEqual(1);
    // Tabs that took lines from each other have all put them back; the shopper tries again.
    if (done.length === 0) await place();
    expect(await countPending()).toBe(1);
    expect(await listCart(user)).toEqual([]);
  });
});

describe("many shoppers at once", () => {
  it("sells the last piece to one of twenty", async () => {
    const [users, product] = [await makeUsers(20), await makeProduct({ stock: "1" })];
    const { done, codes } = await orderAtOnce(
      product,
      users.map((user) => ({ user, quantity: 1 })),
    );
    expect(done).toHaveLength(1);
    expect(codes).toEqual(Array.from({ length: 19 }, () => "OUT_OF_STOCK"));
    expect(await readUnit(product._id)).toMatchObject({ stock: 0, held: 1 });
    expect(await countPending()).toBe(1);
  });

  it("never oversells seven pieces to quantities from one to three", async () => {
    const [users, product] = [await makeUsers(15), await makeProduct({ stock: "7" })];
    const shoppers = users.map((user, index) => ({ user, quantity: (index % 3) + 1 }));
    const { done, codes } = await orderAtOnce(product, shoppers);
    const sold = done.reduce((sum, quantity) => sum + quantity, 0);
    expect(sold).toBeGreaterThanOrEqual(5);
    expect(sold).toBeLessThanOrEqual(7);
    expect(new Set(codes)).toEqual(new Set(["OUT_OF_STOCK"]));
    expect(await readUnit(product._id)).toMatchObject({ stock: 7 - sold });
  });

  it("serves everybody while there is enough", async () => {
    const [users, product] = [await makeUsers(12), await makeProduct({ stock: "24" })];
    const { codes } = await orderAtOnce(
      product,
      users.map((user) => ({ user, quantity: 2 })),
    );
    expect(codes).toEqual([]);
    expect(await readUnit(product._id)).toMatchObject({ stock: 0 });
  });

  it("serves everybody also where the count of a product is still missing", async () => {
    const [users, product] = [await makeUsers(8), await makeProduct({ stock: "20" })];
    await StockUnit.deleteMany();
    const { codes } = await orderAtOnce(
      product,
      users.map((user) => ({ user, quantity: 1 })),
    );
    expect(codes).toEqual([]);
    expect(await readUnit(product._id)).toMatchObject({ stock: 12, received: 20 });
  });

  it("crosses two carts of the same products without a deadlock", async () => {
    const users = await makeUsers(10);
    const [one, two] = [await makeProduct({ stock: "5" }), await makeProduct({ stock: "5" })];
    for (const [index, user] of users.entries()) {
      const wishes = [{ product: one }, { product: two }];
      await fillCart(user, ...(index % 2 === 0 ? wishes : wishes.toReversed()));
    }
    const { done } = await times(10, (index) =>
      placeOrder({ user: users[index]!, input: checkout(2_500), key: makeKey() }),
    );
    expect(done).toHaveLength(5);
    expect(await readUnit(one._id)).toMatchObject({ stock: 0 });
    expect(await readUnit(two._id)).toMatchObject({ stock: 0 });
  });
});
