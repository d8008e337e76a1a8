import { describe, expect, it } from "vitest";
import { type Carrier, carrierIn, OWN_RIDER } from "@/lib/orders/carrier/words";
import { PARCEL_STATES, TIMELINE_STEPS } from "@/lib/orders/lifecycle";
import { describeCash, describeState } from "@/lib/orders/lifecycle/words";
import { describeEntry } from "@/lib/orders/timeline/rules";
import { bangla } from "@/lib/words/bn/bangla";
import { english } from "@/lib/words/en/english";
import { timeline } from "@/lib/words/en/orders-timeline";

const TIMELINE = { entries: [], expected: null, isLate: false, reason: null };

/** All that a customer is told of the states of a parcel, by who carries it. */
function tellCustomer(words: typeof english, courier: Carrier): string[] {
  const { carriers, places, steps } = words.orders.timeline;
  const carrier = carrierIn(carriers, courier);
  return [
    ...PARCEL_STATES.map((state) => places[state]({ carrier, day: words.orders.day("2026-11-23") })),
    ...TIMELINE_STEPS.flatMap((step) => [
      ...[true, false].map((isToCome) => steps[step]({ carrier, isToCome })),
      describeEntry({ step, state: "current", at: null }, TIMELINE, { words, courier }),
    ]),
  ];
}

/** The same with what the desk is told. */
const tellAll = (courier: Carrier): string[] => [
  ...PARCEL_STATES.flatMap((state) => [
    describeState({ state, courier }, timeline),
    describeCash({ state, courier }, english.deskParcels, english.orders.timeline.carriers),
  ]),
  ...tellCustomer(english, courier),
];

describe("what is told of a parcel", () => {
  it("names the rider where the shop's own has it, and never a courier", () => {
    const told = tellAll(OWN_RIDER);
    expect(told).toContain("With the rider");
    expect(told).toContain("With the rider since Mon 23 Nov.");
    expect(told.filter((text) => /courier|[{}]/i.test(text))).toEqual([]);
  });

  it.each(["pathao", undefined])("names the courier else: %s", (courier) => {
    const told = tellAll(courier);
    expect(told).toContain("With the courier");
    expect(told.filter((text) => /\brider\b|[{}]/i.test(text))).toEqual([]);
  });

  it("is told in Bangla alone on a page in Bangla", () => {
    const told = tellCustomer(bangla, OWN_RIDER);
    expect(told).toContain("সোমবার ২৩ নভেম্বর থেকে রাইডারের কাছে আছে।");
    expect(told).toContain("কল করে নিশ্চিত করব");
    expect(told.filter((text) => /[a-z]|[0-9]/i.test(text))).toEqual([]);
  });
});
