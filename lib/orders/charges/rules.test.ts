import { afterEach, describe, expect, it } from "vitest";
import {
  chargeAfterChange,
  deliveryCharge,
  missingToFreeDelivery,
  orderAmount,
} from "@/lib/orders/charges/rules";
import { orderTotal } from "@/lib/orders/rules";
import { processState } from "@/lib/platform/process-state.mjs";
import { setFreeFrom } from "@/testing/charges";

afterEach(() => {
  delete processState.shopFacts;
});

const LARGE = 1_000_000;
const INSIDE = { deliveryLocation: "Inside Dhaka" };

describe("deliveryCharge", () => {
  it.each([
    ["Inside Dhaka", 100],
    ["Outside Dhaka", 150],
    ["", 150],
  ] as const)("is for %s %d BDT, however much is ordered", (location, charge) => {
    expect(deliveryCharge({ deliveryLocation: location }, 1)).toBe(charge);
    expect(deliveryCharge({ deliveryLocation: location }, LARGE)).toBe(charge);
  });

  it("is nothing from the sum on that the owner has set", () => {
    setFreeFrom(3_000);
    for (const location of ["Inside Dhaka", "Outside Dhaka", ""]) {
      expect(deliveryCharge({ deliveryLocation: location }, 2_999)).toBeGreaterThan(0);
      expect(deliveryCharge({ deliveryLocation: location }, 3_000)).toBe(0);
    }
  });
});

it("tells how much more makes the delivery free", () => {
  expect(missingToFreeDelivery(LARGE)).toBeNull();
  setFreeFrom(3_000);
  expect([0, 2_790, 3_000, 3_001].map(missingToFreeDelivery)).toEqual([3_000, 210, 0, 0]);
});

describe("chargeAfterChange", () => {
  const before = { location: "Inside Dhaka", goods: 2_000, charge: 60 };
  const FREE = { ...before, goods: 3_000, charge: 0 };
  const SHIP = { code: "SHIP", kind: "freeDelivery" as const, value: 0, categories: ["Caps"] };
  it.each([
    ["keeps what was agreed", before, { location: "Inside Dhaka", goods: 2_500 }, 60],
    ["keeps it where less is ordered", before, { location: "Inside Dhaka", goods: 1_500 }, 60],
    [
      "keeps it for the same goods, though their delivery is free by now",
      { ...before, goods: 3_000 },
      { location: "Inside Dhaka", goods: 3_000 },
      60,
    ],
    ["is today's for another place", before, { location: "Outside Dhaka", goods: 2_000 }, 150],
    ["ends where more is ordered", before, { location: "Inside Dhaka", goods: 3_000 }, 0],
    ["ends for another place too", before, { location: "Outside Dhaka", goods: 3_000 }, 0],
    ["stays away while enough is ordered", FREE, { location: "Inside Dhaka", goods: 3_500 }, 0],
    ["comes where less is ordered", FREE, { location: "Inside Dhaka", goods: 2_999 }, 100],
    [
      "stays as it is where the sum does",
      { ...FREE, goods: 900 },
      { location: "Inside Dhaka", goods: 900 },
      0,
    ],
    [
      "stays away where more is ordered",
      { ...FREE, goods: 900 },
      { location: "Inside Dhaka", goods: 950 },
      0,
    ],
  ])("%s", (_, { location, goods, charge: agreed }, to, charge) => {
    setFreeFrom(3_000);
    const order = {
      deliveryLocation: location,
      deliveryCharge: agreed,
      amount: goods + agreed,
      cartItems: [],
    };
    expect(chargeAfterChange(order, { to: { deliveryLocation: to.location }, goods: to.goods })).toBe(charge);
  });

  it.each([
    [900, 100],
    [950, 100],
    [3_000, 0],
  ])("is today's for %d BDT where a code has paid the delivery, and does no more", (goods, charge) => {
    setFreeFrom(3_000);
    const order = {
      deliveryLocation: "Inside Dhaka",
      deliveryCharge: 0,
      amount: 900,
      coupon: SHIP,
      cartItems: [{ price: 900, category: "Caps" }],
    };
    expect(chargeAfterChange(order, { to: INSIDE, goods })).toBe(charge);
  });
});

describe("orderAmount", () => {
  it("is the sum of the lines and the delivery charge", () => {
    const lines = [{ price: 2_500 }, { price: 390 }];
    expect(orderAmount(lines, INSIDE)).toBe(2_990);
    expect(orderAmount(lines, { deliveryLocation: "Outside Dhaka" })).toBe(3_040);
    expect(orderAmount(lines, { deliveryLocation: "" })).toBe(3_040);
    expect(orderAmount([], { deliveryLocation: "" })).toBe(150);
    setFreeFrom(2_890);
    expect(orderAmount(lines, { deliveryLocation: "Outside Dhaka" })).toBe(2_890);
  });

  it("has free delivery only where enough is left once a code has taken its part", () => {
    setFreeFrom(3_000);
    const coupon = { code: "EID", kind: "amount" as const, value: 300 };
    expect([3_300, 3_299].map((price) => orderAmount([{ price }], INSIDE, coupon))).toEqual([3_000, 3_099]);
  });

  it("has no delivery to pay where a code pays it, and only for what the code is for", () => {
    const coupon = { code: "SHIP", kind: "freeDelivery" as const, value: 0, categories: ["Caps"] };
    const amounts = ["Caps", "Belts"].map((category) =>
      orderAmount([{ price: 900, category }], INSIDE, coupon),
    );
    expect(amounts).toEqual([900, 1_000]);
  });

  it("is less with a discount", () => {
    expect(orderTotal({ lines: [{ price: 2_500 }], charge: 100, discount: 300 })).toBe(2_300);
  });
});
