import { describe, expect, it } from "vitest";
import { describeContents, isDeliveryLocation, reopenableUntil } from "@/lib/orders/rules";

describe("reopenableUntil", () => {
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
    expect(now < reopenableUntil(order)).toBe(answer);
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
