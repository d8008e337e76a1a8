import { describe, expect, it } from "vitest";
import {
  changeOrderStatusSchema,
  checkDraft,
  createOrderSchema,
  listOrdersQuerySchema,
} from "@/lib/orders/schema";

const ORDER = {
  name: "Rahim Uddin",
  phone: "+880 1712-345678",
  address: " House 12,\r\n Dhaka ",
  deliveryLocation: "Inside Dhaka",
  paymentMethod: "Cash On Delivery",
  amount: 1_350,
};

describe("createOrderSchema", () => {
  it("keeps what the shopper filled in and saw, and none of the server's own facts", () => {
    const parsed = createOrderSchema.parse({
      ...ORDER,
      email: "Rahim@Example.com",
      status: "Confirmed",
      orderTime: "2020-01-01",
      deliveryCharge: 0,
      userId: "65f000000000000000000009",
      cartItems: [{ _id: "65F000000000000000000001", price: 1, quantity: 99 }],
    });
    expect(parsed).toEqual({
      ...ORDER,
      phone: "01712345678",
      address: "House 12,\nDhaka",
      email: "rahim@example.com",
      cartItems: [{ _id: "65f000000000000000000001" }],
    });
  });

  it.each([
    ["name", ""],
    ["phone", "12345"],
    ["phone", 1_712_345_678],
    ["address", "here"],
    ["address", "x".repeat(501)],
    ["address", " \n \n "],
    ["deliveryLocation", ""],
    ["deliveryLocation", "Chattogram"],
    ["paymentMethod", ""],
    ["paymentMethod", "Bkash"],
    ["amount", "1350"],
    ["amount", -1],
    ["amount", 13.5],
    ["amount", null],
    ["amount", { $gt: 0 }],
    ["email", "not an e-mail"],
    ["cartItems", "all"],
    ["cartItems", [{}]],
    ["cartItems", [{ _id: { $ne: null } }]],
  ])("refuses the %s %j", (field, value) => {
    const parsed = createOrderSchema.safeParse({ ...ORDER, [field]: value });
    expect(parsed.error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });
});

describe("checkDraft", () => {
  it("names every field that is still empty", () => {
    const empty = { name: "", phone: "", address: "", deliveryLocation: "", paymentMethod: "" };
    const { order, errors } = checkDraft({ ...empty, riderNote: "", area: "" }, { asksArea: false });
    expect(order).toBeNull();
    expect(Object.keys(errors).toSorted()).toEqual(Object.keys(empty).toSorted());
  });

  it("hands over a draft that is filled in correctly", () => {
    const { amount: _, ...draft } = ORDER;
    expect(checkDraft({ ...draft, riderNote: "", area: "" }, { asksArea: false })).toMatchObject({
      order: { phone: "01712345678" },
      errors: {},
    });
  });
});

describe("changeOrderStatusSchema", () => {
  it.each(["Confirmed", "Canceled"])("accepts %s", (status) => {
    expect(changeOrderStatusSchema.parse({ status })).toEqual({ status });
  });

  it.each(["pending", "placing", "abandoned", "confirmed", "Cancelled", "", null, { $ne: "" }])(
    "refuses %j",
    (status) => {
      expect(changeOrderStatusSchema.safeParse({ status }).success).toBe(false);
    },
  );
});

describe("listOrdersQuerySchema", () => {
  it.each([{ status: "placing" }, { status: "abandoned" }, { limit: "101" }, { cursor: "1" }])(
    "refuses %j",
    (query) => {
      expect(listOrdersQuerySchema.safeParse(query).success).toBe(false);
    },
  );
});
