import { describe, expect, it } from "vitest";
import {
  newDraftLine,
  parseAmount,
  priceOfLine,
  rebase,
  toDraftLines,
  totalDraft,
} from "@/components/orders-desk/contents/contents-draft";
import { toOrderDto } from "@/lib/orders/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";

const JEANS: ProductDto = {
  _id: "65f000000000000000000002",
  name: "Slim Denim",
  category: "Denim Pants",
  price: 1_400,
  fit: "Slim",
  sizes: ["30", "32"],
  colors: ["Indigo"],
  stock: "7",
  stockByOption: [
    { size: "30", color: "Indigo", stock: 0 },
    { size: "32", color: "Indigo", stock: 7 },
  ],
  image1: "/catalogue/1.webp",
  image2: "",
  image3: "",
  version: 0,
};

/** Two of size 30, agreed at 1,250. */
const ORDER = toOrderDto({
  _id: "65f000000000000000000003",
  orderNumber: 10_042,
  name: "Rahim Uddin",
  email: "",
  phone: "01712345678",
  address: "House 12, Dhaka",
  deliveryLocation: "Inside Dhaka",
  deliveryCharge: 60,
  amount: 2_560,
  paymentMethod: "Cash On Delivery",
  cartItems: [
    {
      _id: "65f000000000000000000001",
      productId: JEANS._id,
      productName: "Slim Denim",
      category: "Denim Pants",
      size: "30",
      color: "Indigo",
      quantity: 2,
      price: 2_500,
      image1: "",
      image2: "",
      image3: "",
    },
  ],
  status: "pending",
  orderTime: new Date("2026-03-14T18:00:00Z"),
});

const lines = () => toDraftLines(ORDER, [JEANS]);
const [line] = lines();
if (!line) throw new Error("The order has no line.");

describe("a line that is edited", () => {
  it.each([
    ["asks for no more", { quantity: "১" }, 1_250],
    ["asks for the same", {}, 2_500],
    ["asks for more", { quantity: "3" }, 4_200],
    ["asks for another option", { size: "32" }, 2_800],
    ["has no number", { quantity: "two" }, null],
    ["asks for more of what is gone", { quantity: "3", product: null }, null],
    ["asks for no more of what is gone", { product: null }, 2_500],
  ])("that %s has the price that the shop will take", (_, change, price) => {
    expect(priceOfLine({ ...line, ...change })).toBe(price);
  });

  it("begins with the first option that can be had", () => {
    expect(newDraftLine(JEANS)).toMatchObject({ size: "32", color: "Indigo", quantity: "1" });
  });

  it("has the product's name in Bangla where there is one", () => {
    const cartItems = ORDER.cartItems.map((one) => ({ ...one, productNameBn: "স্লিম ডেনিম" }));
    expect(toDraftLines({ ...ORDER, cartItems }, [JEANS])).toMatchObject([{ productNameBn: "স্লিম ডেনিম" }]);
    expect(newDraftLine({ ...JEANS, nameBn: "স্লিম" })).toMatchObject({ productNameBn: "স্লিম" });
    expect(newDraftLine(JEANS)).not.toHaveProperty("productNameBn");
  });

  it("keeps what is typed where somebody else has changed the order, at what is agreed now", () => {
    const fresh = {
      ...ORDER,
      cartItems: ORDER.cartItems.map((one) => ({ ...one, quantity: 1, price: 1_250 })),
    };
    const [now] = rebase([{ ...line, quantity: "2" }], fresh, [JEANS]);
    expect(now).toMatchObject({ _id: line._id, quantity: "2" });
    expect(now && priceOfLine(now)).toBe(2_800);
    const [gone] = rebase([line], { ...ORDER, cartItems: [] }, [JEANS]);
    expect(gone?._id).toBeUndefined();
    expect(gone && priceOfLine(gone)).toBe(2_800);
  });
});

describe("the total of a draft", () => {
  const draft = { lines: lines(), deliveryLocation: "Inside Dhaka", area: "", discount: "" };

  it("keeps the charge of the order while its place stays, and takes today's elsewhere", () => {
    expect(totalDraft(draft, ORDER)).toEqual({
      items: 2_500,
      charge: 60,
      discount: 0,
      byCode: 0,
      amount: 2_560,
    });
    expect(totalDraft({ ...draft, deliveryLocation: "Outside Dhaka" }, ORDER)?.amount).toBe(2_650);
    expect(totalDraft(draft)?.amount).toBe(2_600);
  });

  it("takes the discount off, and is none where that is no amount", () => {
    expect(totalDraft({ ...draft, discount: "৳ ১০০" }, ORDER)?.amount).toBe(2_460);
    expect(totalDraft({ ...draft, discount: "ten" }, ORDER)).toBeNull();
    expect([parseAmount(" "), parseAmount("0"), parseAmount("-5")]).toEqual([0, 0, null]);
  });
});
