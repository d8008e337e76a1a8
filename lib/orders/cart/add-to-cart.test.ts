import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { addToCart } from "@/lib/orders/cart/add-to-cart";
import { listCart } from "@/lib/orders/cart/queries";
import { MAX_CART_LINES } from "@/lib/orders/cart/rules";
import { addToCartSchema } from "@/lib/orders/cart/schema";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { useDatabase } from "@/testing/database";
import { fillCart } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";

useDatabase();

const add = (user: UserDto, product: ProductDto, fields: Record<string, unknown> = {}) =>
  addToCart({ user, input: addToCartSchema.parse({ productId: product._id, quantity: 1, ...fields }) });

describe("addToCart", () => {
  it("takes name, price, pictures and category from the product, whatever is sent", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ image2: "/catalogue/2.webp" })];
    const lies = { price: 1, productName: "Free", category: "Caps", image1: "https://evil.example/x.png" };
    const lineId = await add(user, product, { ...lies, quantity: "২", size: "32", color: "black" });
    expect(await listCart(user)).toEqual([
      {
        _id: lineId,
        productId: product._id,
        productName: product.name,
        quantity: 2,
        unitPrice: 1_250,
        addedUnitPrice: 1_250,
        price: 2_500,
        email: user.email,
        image1: "/catalogue/denim.webp",
        image2: "/catalogue/2.webp",
        image3: "",
        category: "Denim Pants",
        size: "32",
        color: "Black",
        state: "available",
        left: 10,
      },
    ]);
  });

  it("takes the first size and colour where none is chosen", async () => {
    const user = await makeUser();
    await add(user, await makeProduct());
    await add(user, await makeProduct({ sizes: [], colors: [] }));
    expect(await listCart(user)).toMatchObject([
      { size: "", color: "" },
      { size: "30", color: "Indigo" },
    ]);
  });

  it.each([
    ["size", "34"],
    ["size", "3"],
    ["color", "Pink"],
    ["color", "Indigo, Black"],
  ])("refuses the foreign %s %j", async (field, value) => {
    const [user, product] = [await makeUser(), await makeProduct()];
    await expect(add(user, product, { [field]: value })).rejects.toMatchObject({
      code: "INVALID_FIELDS",
      fields: { [field]: expect.any(String) },
    });
    expect(await CartLine.countDocuments()).toBe(0);
  });

  it("refuses a size for a product that has none", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ sizes: [] })];
    expect(await codeOf(add(user, product, { size: "32" }))).toBe("INVALID_FIELDS");
  });

  it.each([
    ["3", 3, "done"],
    ["3", 4, "OUT_OF_STOCK"],
    ["0", 1, "OUT_OF_STOCK"],
    ["০", 1, "OUT_OF_STOCK"],
    ["plenty", 99, "done"],
    ["", 99, "done"],
  ])("with the stock %j answers to %d pieces with %s", async (stock, quantity, code) => {
    const [user, product] = [await makeUser(), await makeProduct({ stock })];
    expect(await codeOf(add(user, product, { quantity }))).toBe(code);
    expect(await CartLine.countDocuments()).toBe(code === "done" ? 1 : 0);
  });

  it("counts what is in the same cart already, and nobody else's", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "5" })];
    await add(await makeUser(), product, { quantity: 5 });
    await add(user, product, { quantity: 3 });
    await expect(add(user, product, { quantity: 3 })).rejects.toMatchObject({
      code: "OUT_OF_STOCK",
      message: `Only 5 left of ${product.name}, and 3 of them are already in your cart.`,
    });
    await add(user, product, { quantity: 2 });
    expect((await listCart(user)).map(({ quantity }) => quantity)).toEqual([2, 3]);
  });

  it("takes nothing off the stock", async () => {
    const product = await makeProduct({ stock: "3" });
    await add(await makeUser(), product, { quantity: 3 });
    expect(await readUnit(product._id)).toMatchObject({ stock: 3, held: 0 });
  });

  it("refuses a product that is gone", async () => {
    const product = await makeProduct();
    await deleteProduct(product._id);
    expect(await codeOf(add(await makeUser(), product))).toBe("NOT_FOUND");
  });

  it("never merges lines", async () => {
    const [user, product] = [await makeUser(), await makeProduct()];
    const [first, second] = await fillCart(user, { product }, { product });
    expect((await listCart(user)).map((line) => line._id)).toEqual([second, first]);
  });
});

describe("listCart", () => {
  it("shows each person their own lines", async () => {
    const [one, other, product] = [await makeUser(), await makeUser(), await makeProduct()];
    const [lineId] = await fillCart(one, { product });
    expect((await listCart(one)).map((line) => line._id)).toEqual([lineId]);
    expect(await listCart(other)).toEqual([]);
  });

  it("shows today's price and name", async () => {
    const [user, product] = [await makeUser(), await makeProduct()];
    await fillCart(user, { product, quantity: 3 });
    await updateProduct({ productId: product._id, fields: { price: 2_000, name: "Renamed Denim" } });
    expect(await listCart(user)).toMatchObject([{ price: 6_000, productName: "Renamed Denim" }]);
  });

  it("marks what is gone, sold out and short", async () => {
    const user = await makeUser();
    const [gone, soldOut, short] = [await makeProduct(), await makeProduct(), await makeProduct()];
    await fillCart(user, { product: gone }, { product: soldOut }, { product: short, quantity: 3 });
    await deleteProduct(gone._id);
    await updateProduct({ productId: soldOut._id, fields: { stock: "0" } });
    await updateProduct({ productId: short._id, fields: { stock: "2" } });
    expect((await listCart(user)).map((line) => line.state)).toEqual(["short", "sold out", "gone"]);
    expect((await listCart(user))[2]).toMatchObject({ productName: gone.name, price: 1_250 });
  });

  it("serves the oldest of several lines first where stock has become scarce", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "9" })];
    await fillCart(user, { product, quantity: 2 }, { product, quantity: 3 }, { product, quantity: 1 });
    await updateProduct({ productId: product._id, fields: { stock: "4" } });
    expect((await listCart(user)).map(({ state, left }) => [state, left])).toEqual([
      ["short", 0],
      ["short", 2],
      ["available", 4],
    ]);
  });

  it("marks a size and a colour that are no longer made", async () => {
    const [user, product, other] = [await makeUser(), await makeProduct(), await makeProduct()];
    await fillCart(user, { product }, { product: other });
    await updateProduct({ productId: product._id, fields: { sizes: ["36"] } });
    await updateProduct({ productId: other._id, fields: { colors: ["INDIGO"] } });
    expect((await listCart(user)).map(({ state }) => state)).toEqual(["available", "option gone"]);
  });

  it("refuses one line more than a cart holds", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "" })];
    await add(user, product);
    const line = await CartLine.findOne({ userId: user._id }).lean();
    const others = Array.from({ length: MAX_CART_LINES - 2 }, () => ({ ...line, _id: new Types.ObjectId() }));
    await CartLine.insertMany(others);
    await add(user, product);
    expect(await codeOf(add(user, product))).toBe("INVALID_FIELDS");
  });
});
