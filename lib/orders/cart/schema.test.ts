import { describe, expect, it } from "vitest";
import { addToCartSchema, changeLineSchema } from "@/lib/orders/cart/schema";

const WISH = { productId: "65F00000000000000000000A", quantity: 2 };

describe("addToCartSchema", () => {
  it("keeps product, quantity, size, colour and e-mail, and nothing else", () => {
    const parsed = addToCartSchema.parse({
      ...WISH,
      size: " 32 ",
      email: "Rahim@Example.com",
      price: 1,
      productName: "x",
      category: "Caps",
      userId: "65f00000000000000000000b",
    });
    expect(parsed).toEqual({
      productId: "65f00000000000000000000a",
      quantity: 2,
      size: "32",
      color: "",
      email: "rahim@example.com",
    });
  });

  it.each([
    [1, 1],
    ["3", 3],
    [" ৫ ", 5],
    ["৯৯", 99],
  ])("reads the quantity %j", (quantity, pieces) => {
    expect(addToCartSchema.parse({ ...WISH, quantity }).quantity).toBe(pieces);
  });

  it.each([0, -1, 100, 1.5, NaN, "", " ", "one", "1e1", "0x5", "+5", null, true, [5], { $gt: 0 }, undefined])(
    "refuses the quantity %j",
    (quantity) => {
      expect(addToCartSchema.safeParse({ ...WISH, quantity }).success).toBe(false);
    },
  );

  it.each([
    "",
    "1",
    "65f00000000000000000000z",
    { $ne: null },
    ["65f00000000000000000000a"],
    null,
    undefined,
  ])("refuses the product id %j", (productId) => {
    expect(addToCartSchema.safeParse({ ...WISH, productId }).success).toBe(false);
  });

  it.each([{ $ne: "" }, ["32"], 32, null])("refuses the size %j", (size) => {
    expect(addToCartSchema.safeParse({ ...WISH, size }).success).toBe(false);
  });
});

describe("changeLineSchema", () => {
  it.each([
    [{ quantity: "৩" }, { quantity: 3 }],
    [{ size: " 32 " }, { size: "32" }],
    [{ color: "Black", price: 1 }, { color: "Black" }],
    [
      { size: "", color: "" },
      { size: "", color: "" },
    ],
  ])("reads %j", (change, expected) => {
    expect(changeLineSchema.parse(change)).toEqual(expected);
  });

  it.each([
    {},
    { price: 1 },
    { quantity: 0 },
    { size: 32 },
    { size: null },
    { color: ["Black"] },
    { size: "x".repeat(101) },
  ])("refuses %j", (change) => {
    expect(changeLineSchema.safeParse(change).success).toBe(false);
  });
});
