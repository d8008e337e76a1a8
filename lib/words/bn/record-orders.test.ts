import { expect, it } from "vitest";
import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { PARCEL_STATES } from "@/lib/orders/lifecycle";
import { describeState } from "@/lib/orders/lifecycle/words";
import { METHOD_LABELS, RETURN_LABELS, sellableInWords, WISH_LABELS } from "@/lib/orders/lines/words";
import { deskRecords } from "@/lib/words/bn/desk-records";
import { timeline } from "@/lib/words/en/orders-timeline";

const LATIN = /[A-Za-z0-9]/;

it.each(PARCEL_STATES.flatMap((state) => ["own", "steadfast"].map((courier) => ({ state, courier }))))(
  "says in Bangla that a parcel is $state with $courier",
  (parcel) => {
    const said = deskRecords.value("parcel", describeState(parcel, timeline));
    expect(said).not.toMatch(LATIN);
  },
);

it.each([...Object.values(RETURN_LABELS), ...Object.values(WISH_LABELS)])(
  "says “%s” of a return in Bangla",
  (label) => {
    expect(deskRecords.value("returns", label)).not.toMatch(LATIN);
  },
);

it.each(Object.values(METHOD_LABELS))("says in Bangla that money went back by %s", (method) => {
  expect(deskRecords.value("returns", `BDT 1,650 by ${method} TX9`)).toMatch(
    /^৳১,৬৫০, \P{Script=Latin}+ TX9$/u,
  );
});

it("says a whole return in Bangla, and leaves what is a name or was written", () => {
  const pieces = `2 × Madras Check, Slim (${sellableInWords(1)})`;
  expect(deskRecords.value("returns", `${pieces}, Exchange, Settled, exchange order 10023, late: Eid`)).toBe(
    "২ × Madras Check, Slim (১টি বিক্রি করা যাবে), এক্সচেঞ্জ, সম্পন্ন হয়েছে, এক্সচেঞ্জের অর্ডার ১০০২৩, দেরির কারণ: Eid",
  );
  expect(deskRecords.value("returned", `2 × Madras Check (${sellableInWords(1)})`)).toBe(
    "২ × Madras Check (১টি বিক্রি করা যাবে)",
  );
  expect(deskRecords.value("returned", `1 × Cap (${sellableInWords(0)})`)).toBe(
    "১ × Cap (বিক্রি করা যাবে না)",
  );
});

it("calls couriers by their names, and the others in Bangla", () => {
  const { own, other, pathao } = COURIER_FACTS;
  expect([own, other, pathao].map(({ label }) => deskRecords.value("courier", label))).toEqual([
    "আমাদের নিজস্ব রাইডার",
    "অন্য কুরিয়ার",
    "Pathao",
  ]);
});
