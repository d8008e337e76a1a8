import { describe, expect, it } from "vitest";
import {
  callInWords,
  countFailed,
  describeCalls,
  describePromise,
  formatClock,
  listLaterChoices,
  retryAt,
} from "@/lib/orders/call-queue/rules";
import type { CallOutcome } from "@/lib/orders/constants";
import { deskQueue } from "@/lib/words/en/desk-queue";

// A Monday.
const NOW = Date.parse("2026-11-23T12:00:00+06:00");
const at = (clock: string): string => `2026-11-23T${clock}:00.000+06:00`;
const calls = (...outcomes: CallOutcome[]) => outcomes.map((outcome) => ({ at: at("11:40"), outcome }));

describe("countFailed", () => {
  it.each<[number, CallOutcome[]]>([
    [0, []],
    [1, ["noAnswer"]],
    [3, ["noAnswer", "switchedOff", "wrongNumber"]],
    [0, ["noAnswer", "noAnswer", "later"]],
    [1, ["noAnswer", "later", "noAnswer"]],
  ])("is %i after %j", (count, outcomes) => {
    expect(countFailed(calls(...outcomes))).toBe(count);
  });
});

describe("describeCalls", () => {
  it("says how many there were, and what came of the last", () => {
    expect(describeCalls(deskQueue, [], NOW)).toBe("");
    expect(describeCalls(deskQueue, calls("noAnswer"), NOW)).toBe("1 call, last 11:40: no answer");
    expect(describeCalls(deskQueue, calls("noAnswer", "change"), NOW)).toBe(
      "2 calls, last 11:40: wants a change",
    );
  });
});

it("says who called, when and what came of it", () => {
  const [call] = calls("noAnswer");
  if (!call) throw new Error("There is no call.");
  expect(callInWords(deskQueue, { ...call, by: "Nusrat" }, NOW)).toBe("Called by Nusrat, 11:40: no answer");
  expect(callInWords(deskQueue, { ...call, by: "" }, NOW)).toBe("Called by somebody else, 11:40: no answer");
  const dayBefore = { ...call, by: "Nusrat", at: "2026-11-22T20:40:00.000+06:00" };
  expect(callInWords(deskQueue, dayBefore, NOW)).toBe("Called by Nusrat, Sun 20:40: no answer");
});

describe("formatClock", () => {
  it.each([
    ["2026-11-23T00:05:00.000+06:00", "00:05"],
    ["2026-11-22T18:30:00.000+06:00", "Sun 18:30"],
    ["2026-11-25T09:00:00.000+06:00", "Wed 09:00"],
    ["2026-11-17T12:00:00.000+06:00", "17 Nov 12:00"],
    ["2026-11-17T12:01:00.000+06:00", "Tue 12:01"],
    ["2026-11-03T09:00:00.000+06:00", "3 Nov 09:00"],
  ])("tells %s as %s", (time, text) => {
    expect(formatClock(deskQueue, time, NOW)).toBe(text);
  });
});

describe("describePromise", () => {
  it.each([
    ["2026-11-23T10:30:00.000+06:00", false, "due Tue 10:30"],
    ["2026-11-19T15:00:00.000+06:00", true, "overdue since Sun 15:00"],
    ["2026-11-22T12:00:00.000+06:00", false, "due 12:00"],
    ["2026-11-22T12:30:00.000+06:00", false, "due 12:30"],
    // Victory Day is a Wednesday.
    ["2026-12-15T10:00:00.000+06:00", false, "due 17 Dec 10:00"],
  ])("of an order of %s", (ordered, isOverdue, text) => {
    expect(describePromise(deskQueue, ordered, NOW)).toEqual({ isOverdue, text });
  });

  it.each([
    ["2026-11-27T12:00:00.000+06:00", false, "due by Sun night"],
    ["2026-11-29T09:00:00.000+06:00", false, "due by tonight"],
    ["2026-11-30T09:00:00.000+06:00", true, "overdue since Sun night"],
    ["2026-12-08T09:00:00.000+06:00", true, "overdue since 29 Nov night"],
  ])("tells midnight by the day that it ends: at %s", (now, isOverdue, text) => {
    const onFriday = "2026-11-27T10:00:00.000+06:00";
    expect(describePromise(deskQueue, onFriday, Date.parse(now))).toEqual({ isOverdue, text });
  });
});

const sayChoice = ({ day, clock }: ReturnType<typeof listLaterChoices>[number]) =>
  day === "hour" ? deskQueue.later.hour : deskQueue.later[day](clock);
const labelsAt = (clock: string) => listLaterChoices(Date.parse(at(clock))).map(sayChoice);

it("offers this evening while it is not near", () => {
  expect(listLaterChoices(NOW)).toEqual([
    { day: "hour", clock: "13:00", at: at("13:00") },
    { day: "today", clock: "18:00", at: at("18:00") },
    { day: "tomorrow", clock: "10:00", at: "2026-11-24T10:00:00.000+06:00" },
    { day: "tomorrow", clock: "18:00", at: "2026-11-24T18:00:00.000+06:00" },
  ]);
  expect(labelsAt("16:59")).toContain("Today 18:00");
  expect(labelsAt("17:00")).toEqual(["In 1 hour", "Tomorrow 10:00", "Tomorrow 18:00"]);
});

it("offers no call at night, and this morning while it is to come", () => {
  expect(labelsAt("20:30")).toEqual(["Tomorrow 10:00", "Tomorrow 18:00"]);
  expect(labelsAt("01:15")).toEqual(["Today 10:00", "Today 18:00", "Tomorrow 10:00", "Tomorrow 18:00"]);
  expect(labelsAt("09:00")).toEqual(["In 1 hour", "Today 18:00", "Tomorrow 10:00", "Tomorrow 18:00"]);
});

it("tries again by itself only where that may help", () => {
  expect(retryAt("noAnswer", NOW)).toBe(at("13:00"));
  expect(retryAt("wrongNumber", NOW)).toBeUndefined();
});

it.each<[CallOutcome, string, string]>([
  ["noAnswer", at("19:59"), at("20:59")],
  ["noAnswer", at("20:00"), "2026-11-24T10:00:00.000+06:00"],
  ["switchedOff", at("23:30"), "2026-11-24T10:00:00.000+06:00"],
  ["noAnswer", at("00:30"), at("10:00")],
  ["switchedOff", at("08:00"), at("10:00")],
  ["noAnswer", at("09:30"), at("10:30")],
])("tries again in the day's hours: %s at %s", (outcome, now, then) => {
  expect(retryAt(outcome, Date.parse(now))).toBe(then);
});
