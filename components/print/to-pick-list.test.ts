import { expect, it } from "vitest";
import { toPickList } from "@/components/print/to-pick-list";
import type { OrderLineDto } from "@/lib/orders/dto";

const line = (fields: Partial<OrderLineDto>): OrderLineDto => ({
  _id: "1",
  productId: "p",
  productName: "Slim denim",
  category: "Denim Pants",
  size: "32",
  color: "Indigo",
  quantity: 1,
  price: 1_250,
  email: "",
  image1: "",
  image2: "",
  image3: "",
  ...fields,
});

it("sums the pieces of an option over all orders, whatever its letters, and names each order once", () => {
  const orders = [
    { orderNumber: 10_001, cartItems: [line({ quantity: 2 }), line({ color: "indigo", quantity: 1 })] },
    { orderNumber: 10_002, cartItems: [line({ quantity: 4 })] },
  ];
  expect(toPickList(orders)).toEqual([
    {
      shelf: "",
      category: "Denim Pants",
      productName: "Slim denim",
      size: "32",
      color: "Indigo",
      quantity: 7,
      orderNumbers: [10_001, 10_002],
    },
  ]);
});

it("keeps other options, products and names apart", () => {
  const cartItems = [
    line({}),
    line({ size: "34" }),
    line({ color: "Black" }),
    line({ productId: "q" }),
    line({ productName: "Slim denim, washed" }),
  ];
  expect(toPickList([{ orderNumber: 1, cartItems }])).toHaveLength(5);
});

it("goes along the shelves: category, name, size in the order of its number, color", () => {
  const cartItems = [
    line({ productName: "Wide denim", productId: "w" }),
    line({ size: "100" }),
    line({ size: "32", color: "Sand" }),
    line({ size: "32", color: "Black" }),
    line({ category: "Belts", productId: "b", productName: "Zebra belt", size: "", color: "" }),
  ];
  expect(
    toPickList([{ orderNumber: 1, cartItems }]).map(({ productName, size, color }) => [
      productName,
      size,
      color,
    ]),
  ).toEqual([
    ["Zebra belt", "", ""],
    ["Slim denim", "32", "Black"],
    ["Slim denim", "32", "Sand"],
    ["Slim denim", "100", "Indigo"],
    ["Wide denim", "32", "Indigo"],
  ]);
});

it("goes by the shelves that products have, in the order of their numbers, and ends with what has none", () => {
  const cartItems = [
    line({ productId: "none", productName: "No shelf", category: "Belts" }),
    line({ productId: "far", productName: "Far" }),
    line({ productId: "near", productName: "Near", category: "Wallets" }),
  ];
  const shelves = new Map([
    ["far", "A10"],
    ["near", "A2"],
  ]);
  const list = toPickList([{ orderNumber: 1, cartItems }], shelves);
  expect(list.map(({ shelf, category }) => shelf || category)).toEqual(["A2", "A10", "Belts"]);
});
