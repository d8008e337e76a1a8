import { describe, expect, it } from "vitest";
import { moneyOf, parcelMoneyOf, type WithMoney } from "@/lib/cash/money";
import type { ParcelState } from "@/lib/orders/lifecycle";

const ORDER: WithMoney = { status: "Confirmed", paymentMethod: "Cash On Delivery", amount: 1_100 };
const NOTHING = {
  toCollect: 0,
  expected: 0,
  due: 0,
  received: 0,
  short: 0,
  over: 0,
  advances: 0,
  paidBack: 0,
};

const withParcel = (state: ParcelState, cashReceived?: number, cashExpected = 1_100) =>
  moneyOf({ ...ORDER, parcel: { state, cashExpected, ...(cashReceived !== undefined && { cashReceived }) } });

describe("the money of an order", () => {
  it.each([
    ["pending", { ...ORDER, status: "pending" }, { toCollect: 1_100 }],
    ["of the time before there were parcels", ORDER, { toCollect: 1_100 }],
    ["packed", { ...ORDER, parcel: { state: "packed" as const } }, { toCollect: 1_100 }],
    ["cancelled", { ...ORDER, status: "Canceled" }, {}],
    ["paid in part", { ...ORDER, advance: { amount: 300 } }, { toCollect: 800, advances: 300 }],
    ["paid too much for", { ...ORDER, advance: { amount: 5_000 } }, { advances: 5_000 }],
    [
      "cancelled after an advance",
      { ...ORDER, status: "Canceled", advance: { amount: 300 } },
      { advances: 300 },
    ],
    ["that is an exchange", { ...ORDER, exchangeOf: { credit: 1_000 } }, { toCollect: 100 }],
    [
      "paid back for",
      { ...ORDER, returns: [{ refund: { amount: 40 } }, {}, { refund: { amount: 2 } }] },
      {
        toCollect: 1_100,
        paidBack: 42,
      },
    ],
  ])("%s", (_name, order, money) => {
    expect(moneyOf(order)).toEqual({ ...NOTHING, ...money });
  });

  it.each(["handedOver", "delivered", "partlyDelivered", "lost"] as const)(
    "is due while it is %s",
    (state) => {
      const owed = { ...NOTHING, expected: 1_100 };
      expect(withParcel(state)).toEqual({ ...owed, toCollect: 1_100, due: 1_100 });
      expect(withParcel(state, 1_100)).toEqual({ ...owed, received: 1_100 });
      expect(withParcel(state, 1_000)).toEqual({ ...owed, received: 1_000, short: 100 });
      expect(withParcel(state, 1_250)).toEqual({ ...owed, received: 1_250, over: 150 });
      // Noted as nothing is settled, too.
      expect(withParcel(state, 0)).toEqual({ ...owed, short: 1_100 });
    },
  );

  it.each(["returning", "returned"] as const)("is not due while it is %s", (state) => {
    expect(withParcel(state)).toEqual(NOTHING);
    expect(withParcel(state, 1_100)).toEqual({ ...NOTHING, received: 1_100, over: 1_100 });
  });

  it("is not due any more once the shop has written it off", () => {
    const parcel = { state: "lost" as const, cashExpected: 1_100, writtenOff: {} };
    expect(moneyOf({ ...ORDER, parcel })).toEqual({ ...NOTHING, expected: 1_100 });
  });

  it("counts what a payout named and did not bring as due, and not as received", () => {
    const parcel = { state: "delivered" as const, cashExpected: 1_100, cashReceived: 1_100 };
    expect(parcelMoneyOf(parcel)).toMatchObject({ due: 0, received: 1_100 });
    expect(parcelMoneyOf(parcel, 300)).toEqual({
      expected: 1_100,
      due: 300,
      received: 800,
      short: 0,
      over: 0,
    });
  });

  it("is what the courier was told, whatever the order comes to since", () => {
    expect(withParcel("handedOver", undefined, 900)).toMatchObject({ toCollect: 900, due: 900 });
  });
});
