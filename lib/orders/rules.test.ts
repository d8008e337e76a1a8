import { describe, expect, it } from "vitest";
import {
  canBeReopened,
  describeContents,
  isDeliveryLocation,
  isUnusualPhone,
  parsePhone,
} from "@/lib/orders/rules";

describe("canBeReopened", () => {
  const now = Date.parse("2026-11-22T12:00:00+06:00");
  it.each([
    ["a fresh confirmation", { status: "Confirmed", confirmedAt: "2026-11-22T11:50:01.000+06:00" }, true],
    ["one of ten minutes ago", { status: "Confirmed", confirmedAt: "2026-11-22T11:50:00.000+06:00" }, false],
    [
      "one that is packed",
      { status: "Confirmed", confirmedAt: "2026-11-22T11:59:00.000+06:00", parcel: {} },
      false,
    ],
    ["a pending order", { status: "pending" }, false],
    [
      "an order cancelled after it",
      { status: "Canceled", confirmedAt: "2026-11-22T11:59:00.000+06:00" },
      false,
    ],
  ])("of %s", (_, order, answer) => {
    expect(canBeReopened(order, now)).toBe(answer);
  });
});

describe("isDeliveryLocation", () => {
  it.each(["Inside Dhaka", "Outside Dhaka"])("is true for %s", (text) => {
    expect(isDeliveryLocation(text)).toBe(true);
  });

  it.each(["", "inside dhaka", "Chattogram", "toString", "constructor", "__proto__"])(
    "is false for %j",
    (text) => {
      expect(isDeliveryLocation(text)).toBe(false);
    },
  );
});

describe("parsePhone", () => {
  it.each([
    "01712345678",
    "8801712345678",
    "+8801712345678",
    "+880 1712-345678",
    "(+88) 01712.345 678",
    " 017 12 34 56 78 ",
    "০১৭১২-৩৪৫৬৭৮",
    "+৮৮০১৭১২৩৪৫৬৭৮",
    "008801712345678",
    "+88 1712 345678",
    "1712345678",
    "88 1712 345678",
  ])("stores %s as 01712345678", (input) => {
    expect(parsePhone(input)).toBe("01712345678");
    expect(isUnusualPhone("01712345678")).toBe(false);
  });

  it.each([
    ["+1 917 123 4567", "+19171234567"],
    ["1 (917) 123-4567", "+19171234567"],
    ["001 917 123 4567", "+19171234567"],
    ["১৯১৭১২৩৪৫৬৭", "+19171234567"],
    ["0044 20 7946 0958", "+442079460958"],
    ["442079460958", "+442079460958"],
    ["+880 2987654 32101", "+880298765432101"],
    ["02 9876543", "029876543"],
    ["+880 2 9876543", "029876543"],
    ["008802 9876543", "029876543"],
    ["8802-9876543", "029876543"],
    ["88029876543", "029876543"],
  ])("stores %s as %s, as every other spelling of that number", (input, phone) => {
    expect(parsePhone(input)).toBe(phone);
    expect(isUnusualPhone(phone)).toBe(true);
    expect(parsePhone(phone)).toBe(phone);
  });

  it.each([
    ["029876543", "029876543"],
    ["+44 20 7946 0958", "+442079460958"],
    ["01212345678", "01212345678"],
    ["123456", "123456"],
    ["+123456", "+123456"],
    ["123456789012345", "+123456789012345"],
    ["000000", "000000"],
  ])("accepts %s and flags it", (input, phone) => {
    expect(parsePhone(input)).toBe(phone);
    expect(isUnusualPhone(phone)).toBe(true);
  });

  it.each([
    "",
    " ",
    "12345",
    "1234567890123456",
    "call me",
    "0171234567x",
    "+",
    "++8801712345678",
    "1712+345678",
  ])("refuses %j", (input) => {
    expect(parsePhone(input)).toBeNull();
  });
});

describe("describeContents", () => {
  const line = { productName: "Slim Denim", size: "32", color: "Indigo", quantity: 2 };
  const order = {
    name: "Rahim Uddin",
    phone: "01712345678",
    address: "House 12, Dhaka",
    deliveryLocation: "Inside Dhaka",
    amount: 5_100,
    status: "pending",
  };

  it("says what is ordered, by whom and for how much, and nothing else", () => {
    const { status: _, ...told } = order;
    const belt = { productName: "Belt", size: "", color: "", quantity: 1 };
    expect(describeContents({ ...order, cartItems: [line, belt] })).toEqual({
      ...told,
      area: "",
      riderNote: "",
      items: ["2 × Slim Denim (32, Indigo)", "1 × Belt"],
      discount: "",
    });
  });

  it("says what the rider is told", () => {
    const told = { ...order, riderNote: "The blue gate", cartItems: [line] };
    expect(describeContents(told).riderNote).toBe("The blue gate");
  });

  it.each([
    [{ amount: 1_200, reason: "Eid" }, "BDT 1,200 (Eid)"],
    [{ amount: 50, reason: null }, "BDT 50 ()"],
    [null, ""],
  ])("says of the discount %j %j", (discount, text) => {
    expect(describeContents({ ...order, discount, cartItems: [line] }).discount).toBe(text);
  });
});
