import { describe, expect, it } from "vitest";
import { addToCart } from "@/lib/orders/cart/add-to-cart";
import { markAdded, storeKey } from "@/lib/orders/cart/idempotency-key";
import { listCart } from "@/lib/orders/cart/queries";
import { removeCartLine } from "@/lib/orders/cart/remove-cart-line";
import { addToCartSchema } from "@/lib/orders/cart/schema";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { useDatabase } from "@/testing/database";
import { fillCart, makeKey, orderCart } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartKey } from "@/models/cart-key";

useDatabase();

interface Press {
  user: UserDto;
  product: ProductDto;
  key: string;
}

const inputOf = (product: ProductDto, fields: Record<string, unknown> = {}) =>
  addToCartSchema.parse({ productId: product._id, quantity: 1, size: "32", color: "Black", ...fields });

const press = ({ user, product, key }: Press, fields?: Record<string, unknown>) =>
  addToCart({ user, input: inputOf(product, fields), key });

async function makePress(): Promise<Press> {
  return { user: await makeUser(), product: await makeProduct({ stock: "5" }), key: makeKey() };
}

describe("a repeat of Add to Cart with the same key", () => {
  it("returns the first line and adds none", async () => {
    const first = await makePress();
    const lineId = await press(first, { quantity: 5 });
    expect(await press(first, { quantity: 5 })).toBe(lineId);
    expect(await listCart(first.user)).toHaveLength(1);
  });

  it("makes one line of twenty at once", async () => {
    const first = await makePress();
    const { done, codes } = await times(20, () => press(first));
    expect(new Set(done).size).toBe(1);
    expect(codes).toEqual([]);
    expect(await listCart(first.user)).toMatchObject([{ _id: done[0] }]);
  });

  it("leaves it to the first request to mark its line, which would otherwise take it away again", async () => {
    const first = await makePress();
    const lineId = await press(first);
    await CartKey.updateOne({ lineId }, { isDone: false });
    expect(await press(first)).toBe(lineId);
    expect(await markAdded(lineId)).toBe(true);
  });

  it("returns a line that has been removed meanwhile, and does not bring it back", async () => {
    const first = await makePress();
    const lineId = await press(first);
    await removeCartLine({ user: first.user, lineId });
    expect(await press(first)).toBe(lineId);
    expect(await listCart(first.user)).toEqual([]);
  });

  it("returns a line that has been ordered meanwhile, though nothing is left of the product", async () => {
    const first = await makePress();
    const lineId = await press(first, { quantity: 5 });
    await orderCart(first.user);
    expect(await press(first, { quantity: 5 })).toBe(lineId);
    expect(await listCart(first.user)).toEqual([]);
  });

  it.each([
    ["quantity", { quantity: 2 }],
    ["size", { size: "30" }],
    ["colour", { color: "Indigo" }],
  ])("is refused with another %s", async (_, change) => {
    const first = await makePress();
    await press(first);
    expect(await codeOf(press(first, change))).toBe("KEY_REUSED");
    const other = await makeProduct();
    expect(await codeOf(press({ ...first, product: other }))).toBe("KEY_REUSED");
    expect(await listCart(first.user)).toHaveLength(1);
  });

  it("is a press of its own for another person", async () => {
    const first = await makePress();
    const second = { ...first, user: await makeUser() };
    expect(await press(second)).not.toBe(await press(first));
  });

  it("adds what was refused, once it can be had", async () => {
    const first = await makePress();
    await fillCart(first.user, { product: first.product, quantity: 5 });
    expect(await codeOf(press(first))).toBe("OUT_OF_STOCK");
    await orderCart(first.user);
    expect(await codeOf(press(first))).toBe("OUT_OF_STOCK");
    expect(await CartKey.countDocuments()).toBe(0);
  });
});

describe("after a crash", () => {
  it("before the line, a repeat adds it", async () => {
    const first = await makePress();
    const lineId = await storeKey({ ...first, input: inputOf(first.product) });
    expect(await press(first)).toBe(lineId.toString());
    expect(await listCart(first.user)).toHaveLength(1);
  });

  it.each(["in the cart", "removed", "ordered"])(
    "after the line, which is %s, a repeat adds none",
    async (where) => {
      const first = await makePress();
      const lineId = await press(first);
      await CartKey.updateOne({}, { isDone: false });
      if (where === "removed") await removeCartLine({ user: first.user, lineId });
      if (where === "ordered") await orderCart(first.user);
      expect(await press(first)).toBe(lineId);
      expect(await listCart(first.user)).toHaveLength(where === "in the cart" ? 1 : 0);
    },
  );
});

it("without a key every press is a line, as ever", async () => {
  const [user, product] = [await makeUser(), await makeProduct()];
  for (let count = 0; count < 2; count += 1) await addToCart({ user, input: inputOf(product) });
  expect(await listCart(user)).toHaveLength(2);
  expect(await CartKey.countDocuments()).toBe(0);
});
