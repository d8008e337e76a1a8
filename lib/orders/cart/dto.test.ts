import { describe, expect, it } from "vitest";
import { lookOfLine } from "@/lib/catalogue/products/pictured-color";
import { toCartLineDto } from "@/lib/orders/cart/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";

const LINE = {
  _id: "65f000000000000000000001",
  productId: "65f000000000000000000002",
  productName: "Old Name",
  category: "Caps",
  image1: "/catalogue/old.webp",
  unitPrice: 900,
  quantity: 3,
  size: "32",
  color: "Indigo",
};
const PRODUCT: ProductDto = {
  _id: LINE.productId,
  name: "Slim Denim",
  category: "Denim Pants",
  price: 1_250,
  fit: "Slim",
  sizes: ["32"],
  colors: ["Indigo"],
  stock: "3",
  image1: "/catalogue/1.webp",
  image2: "/catalogue/2.webp",
  image3: "",
  version: 1,
};
const email = "rahim@example.com";

const lineOf = ({ product, alreadyWanted }: { product: ProductDto | null; alreadyWanted?: number }) =>
  toCartLineDto({
    line: LINE,
    email,
    product,
    look: product && lookOfLine(product, LINE.color),
    ...(alreadyWanted && { alreadyWanted }),
  });

describe("toCartLineDto", () => {
  it("shows the product as it is today", () => {
    expect(lineOf({ product: PRODUCT })).toEqual({
      _id: LINE._id,
      productId: LINE.productId,
      productName: "Slim Denim",
      quantity: 3,
      unitPrice: 1_250,
      addedUnitPrice: 900,
      price: 3_750,
      email,
      image1: "/catalogue/1.webp",
      image2: "/catalogue/2.webp",
      image3: "",
      category: "Denim Pants",
      size: "32",
      color: "Indigo",
      state: "available",
      left: 3,
    });
  });

  it("has the product's name in Bangla, where there is one", () => {
    const nameBn = "স্লিম ডেনিম";
    expect(lineOf({ product: { ...PRODUCT, nameBn } })).toMatchObject({
      productName: "Slim Denim",
      productNameBn: nameBn,
    });
  });

  it("shows a product that is gone as it was when it was added", () => {
    expect(lineOf({ product: null })).toMatchObject({
      productName: "Old Name",
      category: "Caps",
      image1: "/catalogue/old.webp",
      price: 2_700,
      state: "gone",
      left: null,
    });
  });

  it.each([
    ["4", "available"],
    ["3", "available"],
    ["2", "short"],
    ["২", "short"],
    ["0", "sold out"],
    ["০", "sold out"],
    ["", "available"],
    ["plenty", "available"],
  ])("calls three pieces of stock %j %s", (stock, state) => {
    expect(lineOf({ product: { ...PRODUCT, stock } }).state).toBe(state);
  });

  it.each([
    [{ sizes: ["34"] }, "option gone"],
    [{ colors: ["Black"] }, "option gone"],
    [{ sizes: [] }, "option gone"],
    [{ colors: ["INDIGO", "Black"] }, "available"],
    [{ sizes: ["34"], stock: "0" }, "sold out"],
  ])("with %j in the shop is %s", (fields, state) => {
    expect(lineOf({ product: { ...PRODUCT, ...fields } }).state).toBe(state);
  });

  it("leaves it what older lines do not ask for", () => {
    const product = { ...PRODUCT, stock: "5" };
    expect(lineOf({ product, alreadyWanted: 3 })).toMatchObject({
      state: "short",
      left: 2,
    });
    expect(lineOf({ product, alreadyWanted: 9 })).toMatchObject({
      state: "short",
      left: 0,
    });
  });
});
