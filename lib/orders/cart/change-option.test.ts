import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { addToCart } from "@/lib/orders/cart/add-to-cart";
import { changeLine } from "@/lib/orders/cart/change-line";
import { listCart } from "@/lib/orders/cart/queries";
import { addToCartSchema } from "@/lib/orders/cart/schema";
import { placeOrder } from "@/lib/orders/place/place-order";
import type { ProductOption } from "@/lib/stock/options";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { roundsOf } from "@/testing/long-tests";
import { checkout, makeKey, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";

useDatabase();

const INDIGO_30 = { size: "30", color: "Indigo" };
const INDIGO_32 = { size: "32", color: "Indigo" };
const BLACK_30 = { size: "30", color: "Black" };
const ROWS = [
  { ...INDIGO_30, stock: 5 },
  { ...INDIGO_32, stock: 2 },
  { ...BLACK_30, stock: 0 },
];

async function add(user: UserDto, product: ProductDto, option: ProductOption, quantity = 1) {
  const input = addToCartSchema.parse({ productId: product._id, quantity, ...option });
  return await addToCart({ user, input });
}

async function makeLine(quantity = 1) {
  const [user, product] = [
    await makeUser(),
    await makeProduct({
      stockByOption: ROWS,
      colorImages: { Black: "/catalogue/black.webp", Indigo: "/catalogue/indigo.webp" },
    }),
  ];
  return { user, product, lineId: await add(user, product, INDIGO_30, quantity) };
}

const stored = async (lineId: string) => {
  const line = await CartLine.findById(lineId).lean();
  return line && { size: line.size, color: line.color, quantity: line.quantity, image1: line.image1 };
};

describe("changeLine, to another option", () => {
  it("takes size and color in the product's own spelling, and the picture of the color", async () => {
    const { user, product, lineId } = await makeLine(2);
    await updateProduct({
      productId: product._id,
      fields: { stockByOption: [...ROWS.slice(0, 2), { ...BLACK_30, stock: 9 }] },
    });
    await changeLine({ user, lineId, change: { color: "BLACK" } });
    expect(await stored(lineId)).toEqual({ ...BLACK_30, quantity: 2, image1: "/catalogue/black.webp" });
    await changeLine({ user, lineId, change: { size: "32", color: "indigo", quantity: 1 } });
    expect(await stored(lineId)).toEqual({ ...INDIGO_32, quantity: 1, image1: "/catalogue/indigo.webp" });
  });

  it.each([
    ["what is sold out", { color: "Black" }, "OUT_OF_STOCK"],
    ["less than the line asks for", { size: "32" }, "OUT_OF_STOCK"],
    ["what is not made", { size: "32", color: "Black" }, "INVALID_FIELDS"],
    ["a size that there never was", { size: "__proto__" }, "INVALID_FIELDS"],
    ["a color that there never was", { color: "Mauve" }, "INVALID_FIELDS"],
  ])("refuses %s and leaves the line as it is", async (_, change, code) => {
    const { user, lineId } = await makeLine(3);
    expect(await codeOf(changeLine({ user, lineId, change }))).toBe(code);
    expect(await stored(lineId)).toMatchObject({ ...INDIGO_30, quantity: 3 });
  });

  it("asks for no more than other lines of that option leave", async () => {
    const { user, product, lineId } = await makeLine();
    await add(user, product, INDIGO_32, 2);
    await expect(changeLine({ user, lineId, change: { size: "32" } })).rejects.toMatchObject({
      code: "OUT_OF_STOCK",
      fields: {
        quantity: `Only 2 left of ${product.name} (32, Indigo), and 2 of them are already in your cart.`,
      },
    });
  });

  it("finds nobody else's line, not even for an admin, and none that is being ordered", async () => {
    const { user, lineId } = await makeLine();
    const change = { size: "32" };
    for (const other of [await makeUser(), await makeAdmin()])
      expect(await codeOf(changeLine({ user: other, lineId, change }))).toBe("NOT_FOUND");
    await CartLine.updateOne({ _id: lineId }, { orderId: new Types.ObjectId() });
    expect(await codeOf(changeLine({ user, lineId, change }))).toBe("NOT_FOUND");
    expect(await stored(lineId)).toMatchObject(INDIGO_30);
  });
});

describe("two changes of one line at once", () => {
  it("leave an option and a quantity of it that there are", async () => {
    for (let round = 0; round < roundsOf(15); round += 1) {
      const { user, lineId } = await makeLine();
      const change = (fields: Partial<ProductOption & { quantity: number }>) =>
        codeOf(changeLine({ user, lineId, change: fields }));
      const outcomes = await Promise.all([change({ size: "32" }), change({ quantity: 5 })]);
      // Five of 30, or one or two of 32: each was looked at with the other.
      expect(outcomes.toSorted()).toEqual(["OUT_OF_STOCK", "done"]);
      expect(await listCart(user)).toMatchObject([{ state: "available" }]);
    }
  });
});

describe("a change of option while the cart is being ordered", () => {
  it("is accepted or ordered over, never both, and the order has what was seen", async () => {
    for (let round = 0; round < roundsOf(20); round += 1) {
      const { user, lineId } = await makeLine();
      const cartItems = [{ _id: lineId, ...INDIGO_30 }];
      const place = placeOrder({ user, input: checkout(1_250, { cartItems }), key: makeKey() });
      const [placed, changed] = await Promise.allSettled([
        place,
        changeLine({ user, lineId, change: { size: "32" } }),
      ]);
      expect([placed.status, changed.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      if (placed.status === "fulfilled")
        expect((await readOrder(placed.value.orderId)).cartItems).toMatchObject([INDIGO_30]);
      else expect(await listCart(user)).toMatchObject([INDIGO_32]);
    }
    await expectInvariants();
  });
});

describe("an order", () => {
  it("keeps the picture of the chosen color", async () => {
    const { user } = await makeLine();
    const { orderId } = await placeOrder({ user, input: checkout(1_250), key: makeKey() });
    expect((await readOrder(orderId)).cartItems).toMatchObject([
      { ...INDIGO_30, image1: "/catalogue/indigo.webp" },
    ]);
  });

  it("is refused where a line has another option than the shopper saw", async () => {
    const { user, lineId } = await makeLine();
    const place = (seen: Partial<ProductOption>) =>
      codeOf(
        placeOrder({
          user,
          input: checkout(1_250, { cartItems: [{ _id: lineId, ...seen }] }),
          key: makeKey(),
        }),
      );
    expect(await place(INDIGO_32)).toBe("CART_CHANGED");
    expect(await place({ color: "Black" })).toBe("CART_CHANGED");
    expect(await place({ size: "30", color: "INDIGO" })).toBe("done");
  });
});

describe("alternatives of a line", () => {
  it("are what the rest of the cart leaves, what fits first; a line that can be had has none", async () => {
    const user = await makeUser();
    const product = await makeProduct({
      stockByOption: [...ROWS.slice(0, 2), { ...BLACK_30, stock: 4 }],
    });
    await add(user, product, INDIGO_32, 2);
    await add(user, product, INDIGO_30, 5);
    await add(user, product, BLACK_30, 1);
    const [black, , short] = await listCart(user);
    expect([black?.alternatives, short?.alternatives]).toEqual([undefined, undefined]);
    await updateProduct({
      productId: product._id,
      fields: {
        stockByOption: [ROWS[0], { ...INDIGO_32, stock: 1 }, { ...BLACK_30, stock: 4 }] as typeof ROWS,
      },
    });
    const lines = await listCart(user);
    expect(lines.map(({ state }) => state)).toEqual(["available", "available", "short"]);
    // All five of 30, Indigo are wanted by another line, and one of the four of 30, Black.
    expect(lines[2]?.alternatives).toEqual([{ ...BLACK_30, left: 3 }]);
  });

  it("fit first, then have the color, and name no more than twelve", async () => {
    const user = await makeUser();
    const sizes = ["28", "30", "32", "34", "36"];
    const colors = ["Indigo", "Black", "Sand"];
    const rows = colors.flatMap((color) => sizes.map((size) => ({ size, color, stock: 7 })));
    const product = await makeProduct({ sizes, colors, stockByOption: rows });
    await add(user, product, INDIGO_32);
    const without = rows.map((row) =>
      row.size === "32" && row.color === "Indigo" ? { ...row, stock: 0 } : row,
    );
    await updateProduct({ productId: product._id, fields: { stockByOption: without } });
    const [line] = await listCart(user);
    expect(line).toMatchObject({ state: "sold out", left: 0 });
    const named = line?.alternatives?.map(({ size, color }) => `${size} ${color}`) ?? [];
    expect(named.slice(0, 6)).toEqual([
      "32 Black",
      "32 Sand",
      "28 Indigo",
      "30 Indigo",
      "34 Indigo",
      "36 Indigo",
    ]);
    expect(named).toHaveLength(12);
  });

  it("help a product counted as one only where the option is no longer made", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "5" })];
    await add(user, product, INDIGO_32, 4);
    await updateProduct({ productId: product._id, fields: { stock: "3" } });
    expect(await listCart(user)).toMatchObject([{ state: "short", alternatives: [] }]);
    await updateProduct({ productId: product._id, fields: { sizes: ["30"], stock: "6" } });
    expect(await listCart(user)).toMatchObject([
      {
        state: "option gone",
        alternatives: [
          { ...INDIGO_30, left: 6 },
          { ...BLACK_30, left: 6 },
        ],
      },
    ]);
  });

  it("there are none of what is gone or all sold out", async () => {
    const { user, product } = await makeLine();
    const soldOut = ROWS.map((row) => ({ ...row, stock: 0 }));
    await updateProduct({ productId: product._id, fields: { stockByOption: soldOut } });
    expect(await listCart(user)).toMatchObject([{ state: "sold out", alternatives: [] }]);
  });
});
