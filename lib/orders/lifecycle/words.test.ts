import { describe, expect, it } from "vitest";
import { type Carrier, OWN_RIDER } from "@/lib/orders/carrier/words";
import { PARCEL_STATES, TIMELINE_STEPS } from "@/lib/orders/lifecycle";
import { describeCash, describePlace, describeState } from "@/lib/orders/lifecycle/words";
import { describeEntry } from "@/lib/orders/timeline/rules";
import { stepLabel } from "@/lib/orders/timeline/words";

const TIMELINE = { entries: [], expected: null, isLate: false, reason: null };

/** All that desk and customer are told of the states of a parcel, by who carries it. */
const tellAll = (courier: Carrier): string[] => [
  ...PARCEL_STATES.flatMap((state) => [
    describeState({ state, courier }),
    describeCash({ state, courier }),
    describePlace({ state, courier }, "Mon 23 Nov"),
  ]),
  ...TIMELINE_STEPS.flatMap((step) => [
    stepLabel(step, courier),
    describeEntry({ step, state: "current", at: null }, TIMELINE, { courier }),
  ]),
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
});
