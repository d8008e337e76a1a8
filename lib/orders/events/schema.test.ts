import { describe, expect, it } from "vitest";
import { EVENT_KINDS, type EventKind, ORDER_EVENTS } from "@/lib/orders/lifecycle";
import { keptDetails } from "@/lib/orders/events/kept-details";
import { type EventDetails, readEvent, readEvents } from "@/lib/orders/events/schema";
import { recordOf } from "@/lib/platform/record-of";

const LINE = { lineId: "65f000000000000000000001", quantity: 1, reason: "wrongSize" } as const;
const OF_RETURN = { returnId: "65f000000000000000000002" };
const PACKED = { from: "toPack", to: "packed" } as const;
const TICKED = { lineId: LINE.lineId, sellable: 1 };

/** As they are stored, those of older versions among them. */
const STORED: { [Kind in EventKind]: EventDetails<Kind>[] } = {
  ...recordOf(ORDER_EVENTS, [{}]),
  placed: [{}, { source: "phone" }, { source: "web" }],
  canceled: [{}, { reason: "changedMind" }],
  changed: [
    { before: { amount: 2_600 }, after: { amount: 1_400 } },
    {
      before: { name: "Rahim", phone: "01712345678", address: "House 12, Dhaka", discount: "" },
      after: {
        name: "Karim",
        phone: "01812345678",
        address: "House 7, Sylhet",
        discount: "BDT 50 (a friend)",
      },
    },
    {
      before: { deliveryLocation: "Inside Dhaka", items: ["2 × Slim Denim (30, Indigo)"], amount: 2_600 },
      after: { deliveryLocation: "Outside Dhaka", items: [], amount: 1_400 },
    },
  ],
  called: [{ outcome: "switchedOff" }],
  noted: [{}],
  advanced: [
    { amount: 500, reference: "9XK27" },
    { amount: 0, reference: "" },
  ],
  parcelMoved: [
    PACKED,
    { from: "packed", to: "handedOver", courier: "steadfast", trackingCode: "SFR-1" },
    { from: "handedOver", to: "partlyDelivered", returned: [TICKED, { ...TICKED, back: 2 }] },
  ],
  tracked: [
    { from: "packed", to: "packed", trackingCode: "", trackingUrl: "https://t.example/1" },
    { courier: "steadfast", trackingCode: "SFR-1", consignmentId: "1424107", amount: 1_250 },
    { courier: "a courier of long ago", consignmentId: "7", amount: 0 },
  ],
  cashNoted: [
    { amount: 1_250, before: null, after: 1_250, reason: "At the counter" },
    {
      amount: 1,
      before: 1_249,
      after: 1_250,
      payoutId: "65f000000000000000000003",
      courier: "pathao",
      reference: "PT-1",
      day: "2026-11-20",
      isDifference: true,
    },
    { amount: -1_250, before: 1_250, after: null, payoutId: "65f000000000000000000003", reference: "PT-1" },
  ],
  returnAsked: [{ ...OF_RETURN, wish: "refund", lines: [{ ...LINE, size: "32", color: "" }], value: 1_000 }],
  returnWithdrawn: [OF_RETURN],
  returnAccepted: [
    { ...OF_RETURN, value: 1_000 },
    { ...OF_RETURN, lines: [LINE], value: 1_000 },
  ],
  returnRefused: [{ ...OF_RETURN, reason: "used" }],
  returnOpened: [
    { ...OF_RETURN, wish: "exchange", lines: [LINE], value: 1_000 },
    { ...OF_RETURN, wish: "refund", lines: [LINE], value: 0, note: "By rickshaw", lateReason: "Eid" },
  ],
  returnReceived: [
    { ...OF_RETURN, sellable: [] },
    { ...OF_RETURN, sellable: [TICKED] },
  ],
  returnSettled: [
    OF_RETURN,
    { ...OF_RETURN, amount: 900, method: "bkash", reference: "9XK27", reason: "A stain" },
  ],
  returnCalledOff: [OF_RETURN],
  piecesHeld: [{}],
  exchangePlaced: [{ ...OF_RETURN, exchangeOrderId: "65f000000000000000000004", credit: 1_000 }],
};

const HEAD = { id: "65f000000000000000000005", at: new Date(), by: { role: "staff" } };

describe.each(EVENT_KINDS)("%s", (kind) => {
  it("is read as it is stored", () => {
    for (const details of STORED[kind])
      expect(readEvent({ ...HEAD, kind, details })).toEqual({ ...HEAD, kind, details });
  });

  it("is read without what no version knows", () => {
    const [details] = STORED[kind];
    expect(readEvent({ ...HEAD, kind, details: { ...details, later: 1 } })).toEqual({
      ...HEAD,
      kind,
      details,
    });
  });

  it.each([[null], [undefined], ["text"], [[1]], [{ before: 1, returnId: 2, to: "nowhere", outcome: null }]])(
    "is read by its kind where it tells %j",
    (details) => {
      expect(readEvent({ ...HEAD, kind, details })).toMatchObject({ ...HEAD, kind });
    },
  );

  it("keeps nothing of its customer once they are erased, and is read after it", () => {
    for (const details of STORED[kind]) {
      const kept = keptDetails(kind, details);
      expect(JSON.stringify(kept)).not.toMatch(
        /Rahim|Karim|0171|0181|House|friend|9XK27|SFR|t\.example|counter|rickshaw|Eid|stain|65f0/,
      );
      expect(readEvent({ ...HEAD, kind, details: kept })).toMatchObject({ ...HEAD, kind });
      expect(keptDetails(kind, kept)).toEqual(kept);
    }
    expect(keptDetails(kind, { name: "Rahim" })).toEqual({});
  });
});

it("keeps of an erased order what was sold, for how much and how it went", () => {
  const kept = (kind: EventKind) => STORED[kind].map((details) => keptDetails(kind, details));
  expect(kept("changed")).toEqual([STORED.changed[0], { before: {}, after: {} }, STORED.changed[2]]);
  expect(kept("parcelMoved")[1]).toEqual({ from: "packed", to: "handedOver", courier: "steadfast" });
  expect(kept("cashNoted")[1]).toEqual({ amount: 1, before: 1_249, after: 1_250, courier: "pathao" });
  expect([...kept("advanced"), ...kept("called")]).toEqual([
    { amount: 500 },
    { amount: 0 },
    { outcome: "switchedOff" },
  ]);
  expect(kept("returnSettled")).toEqual([{}, { amount: 900 }]);
});

it("leaves out a kind that there is not, and has none of an order from before there were events", () => {
  const placed = { ...HEAD, kind: "placed", details: {} };
  expect(readEvents([{ ...HEAD, kind: "toString" }, placed, { ...HEAD, kind: "" }])).toEqual([placed]);
  expect([...readEvents(null), ...readEvents(undefined)]).toEqual([]);
});
