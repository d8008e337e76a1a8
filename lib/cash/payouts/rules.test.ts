import { describe, expect, it } from "vitest";
import { PAYOUT_OUTCOMES, PAYOUT_STATES } from "@/lib/cash/payouts/constants";
import {
  AGES,
  ageOf,
  daysSince,
  isRecordable,
  isUnderWay,
  judgeAmount,
  parseTaka,
  parseTotal,
} from "@/lib/cash/payouts/rules";
import { deskCash } from "@/lib/words/en/desk-cash";

describe("parseTaka", () => {
  it.each([
    ["1250", 1_250],
    ["0", 0],
    ["1,250", 1_250],
    [" 1 250 ", 1_250],
    ["৳ 1,250", 1_250],
    [" ৳1250", 1_250],
    ["BDT 500", 500],
    ["bdt500", 500],
    ["Tk 500", 500],
    ["Tk. 500", 500],
    ["১২৫০.00", 1_250],
    ["1250.0", 1_250],
    ["1,000,000", 1_000_000],
  ])("reads %j as %d BDT", (text, amount) => {
    expect(parseTaka(text)).toBe(amount);
  });

  it.each([
    "",
    "৳",
    "-5",
    "12.50",
    "12.000",
    "12.00.5",
    "1.00 BDT",
    "500 taka",
    "x500",
    "5 BDT 0",
    "1e3",
    "1,000,001",
    "0000000500",
  ])("reads no amount in %j", (text) => {
    expect(parseTaka(text)).toBeNull();
  });

  it("reads of a whole payout up to a hundred million", () => {
    expect(parseTotal("৳ 100,000,000")).toBe(100_000_000);
    expect(parseTotal("100,000,001")).toBeNull();
  });
});

describe("judgeAmount", () => {
  it.each([
    ["fits", "all that is due", { amount: 1_000, due: 1_000, received: null }],
    ["short", "a taka too few", { amount: 999, due: 1_000, received: null }],
    ["over", "a taka too many", { amount: 1_001, due: 1_000, received: null }],
    ["fits", "nothing where nothing is due", { amount: 0, due: 0, received: null }],
    ["short", "nothing where something is due", { amount: 0, due: 1_000, received: null }],
    ["difference", "just what was missing", { amount: 100, due: 1_000, received: 900 }],
    ["difference", "all of it after nothing came", { amount: 1_000, due: 1_000, received: 0 }],
    ["paid", "less than was missing", { amount: 99, due: 1_000, received: 900 }],
    ["paid", "more than was missing", { amount: 101, due: 1_000, received: 900 }],
    ["paid", "the same once more", { amount: 1_000, due: 1_000, received: 1_000 }],
    ["paid", "nothing after all has come", { amount: 0, due: 1_000, received: 1_000 }],
  ] as const)("says %s of %s", (outcome, _, row) => {
    expect(judgeAmount(row)).toBe(outcome);
  });
});

it("records what brings money, and leaves out the rest", () => {
  expect(PAYOUT_OUTCOMES.filter(isRecordable)).toEqual(["fits", "short", "over", "difference"]);
});

it("is under way while it is recorded or taken back", () => {
  expect(PAYOUT_STATES.filter(isUnderWay)).toEqual(["recording", "undoing"]);
});

describe("the days since the hand-over", () => {
  const now = Date.parse("2026-11-22T12:00:00+06:00");
  it.each([
    ["2026-11-22T12:00:00+06:00", 0],
    ["2026-11-21T12:00:01+06:00", 0],
    ["2026-11-21T12:00:00+06:00", 1],
    ["2026-11-07T12:00:00+06:00", 15],
    // A clock that is ahead of ours.
    ["2026-11-24T12:00:00+06:00", 0],
  ])("are, from %s on, %d", (date, days) => {
    expect(daysSince(new Date(date), now)).toBe(days);
  });

  it.each([
    [0, "0–3 days"],
    [3, "0–3 days"],
    [4, "4–7 days"],
    [7, "4–7 days"],
    [8, "8–14 days"],
    [14, "8–14 days"],
    [15, "more than 14 days"],
    [400, "more than 14 days"],
  ])("stand, if they are %d, under %s", (days, label) => {
    const age = AGES[ageOf(days)];
    expect(age && deskCash.couriers.age(age, 2)).toBe(`${label}, 2 parcels`);
  });
});
