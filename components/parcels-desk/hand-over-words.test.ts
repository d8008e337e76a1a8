import { expect, it } from "vitest";
import { numbersOf, unbookedInWords } from "@/components/parcels-desk/hand-over-words";
import { deskParcels } from "@/lib/words/en/desk-parcels";
import { units } from "@/lib/words/en/units";

const SPOKEN = { words: deskParcels.handOver, sayNumbers: deskParcels.numbers, money: units.money };

const parcel = (orderNumber: number, isAsked = false) => ({
  orderNumber,
  cashToCollect: 500,
  parcel: {
    booking: isAsked ? { courier: "steadfast" as const, state: "sent" as const, problem: "" } : null,
  },
});

it("says what a courier has nothing of, and of a booking without an answer that they may have it", () => {
  expect(unbookedInWords(SPOKEN, [parcel(10_001), parcel(10_002)], "Steadfast")).toBe(
    "Steadfast has no consignment for them, no tracking code, and no instruction to collect BDT 1,000.",
  );
  const unsure = unbookedInWords(SPOKEN, [parcel(10_001), parcel(10_002, true)], "Steadfast");
  expect(unsure).toContain("Steadfast may have 10002, and has not answered.");
  expect(unsure).not.toContain("has no consignment");
});

it("names few of many parcels, so that the buttons stay on a phone", () => {
  const many = Array.from({ length: 12 }, (_, index) => parcel(10_001 + index));
  expect(numbersOf(deskParcels.numbers, many)).toBe("10001, 10002, 10003, 10004 and 8 more");
  expect(numbersOf(deskParcels.numbers, many.slice(0, 5))).toBe("10001, 10002, 10003, 10004 and 10005");
});
