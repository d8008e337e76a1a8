import { describe, expect, it } from "vitest";
import { toOrderDto } from "@/lib/orders/dto";

const LINE = {
  _id: "65f000000000000000000001",
  productId: "65f000000000000000000002",
  productName: "Slim Denim",
  category: "Denim Pants",
  size: "32",
  color: "Indigo",
  quantity: 2,
  price: 2_500,
  image1: "/catalogue/1.webp",
  image2: "",
  image3: "",
};
const ORDER = {
  _id: "65f000000000000000000003",
  orderNumber: 10_042,
  userId: "65f000000000000000000004",
  key: "a secret of the client",
  name: "Rahim Uddin",
  email: "rahim@example.com",
  phone: "01712345678",
  address: "House 12, Dhaka",
  deliveryLocation: "Inside Dhaka",
  deliveryCharge: 100,
  amount: 2_600,
  paymentMethod: "Cash On Delivery",
  cartItems: [LINE],
  status: "pending",
  orderTime: new Date("2026-03-14T18:00:00Z"),
};

describe("toOrderDto", () => {
  it("shows the order's own snapshot, and neither key nor owner", () => {
    const { userId: _owner, key: _key, ...shown } = ORDER;
    expect(toOrderDto(ORDER)).toEqual({
      ...shown,
      isPhoneUnusual: false,
      orderTime: "2026-03-15T00:00:00.000+06:00",
      cartItems: [{ ...LINE, email: "rahim@example.com" }],
      version: 0,
    });
  });

  it("flags a number that is no Bangladeshi mobile", () => {
    expect(toOrderDto({ ...ORDER, phone: "029876543" }).isPhoneUnusual).toBe(true);
  });
});
