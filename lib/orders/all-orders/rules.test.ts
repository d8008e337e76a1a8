import { describe, expect, it } from "vitest";
import {
  confirmationDueBy,
  countEarlier,
  formatAge,
  isUnusualAddress,
  whatsAppLink,
} from "@/lib/orders/all-orders/rules";
import { deskQueue } from "@/lib/words/en/desk-queue";

const at = (time: string): number => Date.parse(`${time}+06:00`);

describe("confirmationDueBy", () => {
  it.each([
    ["a Sunday", "2026-11-15T10:30:00", "2026-11-16T10:30:00"],
    ["a Wednesday", "2026-11-18T23:59:00", "2026-11-19T23:59:00"],
    ["a Thursday", "2026-11-19T15:00:00", "2026-11-22T15:00:00"],
    ["a Thursday's first minute", "2026-11-19T00:00:00", "2026-11-22T00:00:00"],
    ["a Friday", "2026-11-20T10:00:00", "2026-11-23T00:00:00"],
    ["a Friday's first minute", "2026-11-20T00:00:00", "2026-11-23T00:00:00"],
    ["a Saturday's last minute", "2026-11-21T23:59:00", "2026-11-23T00:00:00"],
    ["a Sunday's first minute", "2026-11-22T00:00:00", "2026-11-23T00:00:00"],
    ["the day before Victory Day", "2026-12-15T10:00:00", "2026-12-17T10:00:00"],
    ["Victory Day itself", "2026-12-16T10:00:00", "2026-12-20T00:00:00"],
  ])("gives an order of %s one working day", (_, ordered, promised) => {
    expect(new Date(confirmationDueBy(at(ordered))).toISOString()).toBe(new Date(at(promised)).toISOString());
  });
});

describe("formatAge", () => {
  const MINUTE = 60_000;
  it.each([
    [-5, "just in"],
    [0, "just in"],
    [1, "waiting 1 min"],
    [59, "waiting 59 min"],
    [60, "waiting 1 h"],
    [150, "waiting 2 h"],
    [24 * 60 - 1, "waiting 23 h"],
    [24 * 60, "waiting 1 day"],
    [49 * 60, "waiting 2 days"],
  ])("after %i minutes is %s", (minutes, words) => {
    expect(formatAge(deskQueue, 0, minutes * MINUTE)).toBe(words);
    expect(formatAge(deskQueue, 7 * MINUTE, (7 + minutes) * MINUTE)).toBe(words);
  });
});

describe("isUnusualAddress", () => {
  it.each([
    ["House 12, Road 5, Dhanmondi, Dhaka", false],
    ["বাড়ি ১২, রোড ৫, ধানমন্ডি", false],
    ["Village Char Bhadrasan, Faridpur", false],
    ["Chowdhury Bari\nMain Bazar\nFeni", false],
    ["Mirpur 10", true],
    ["Dhaka", true],
    ["near the big mosque in old town", true],
    ["   Dhaka 12     ", true],
  ])("looks at %j", (address, isUnusual) => {
    expect(isUnusualAddress(address)).toBe(isUnusual);
  });
});

describe("whatsAppLink", () => {
  it("writes a mobile with the country's code, and the text as an address has it", () => {
    expect(whatsAppLink("01712345678")).toBe("https://wa.me/8801712345678");
    expect(whatsAppLink("01712345678", "a & b")).toBe("https://wa.me/8801712345678?text=a%20%26%20b");
  });
});

it("takes an address of twelve characters with a number for a usual one, and one of eleven for short", () => {
  expect(isUnusualAddress("House 3, Ulo")).toBe(false);
  expect(isUnusualAddress("House 3, Ul")).toBe(true);
});

it("counts earlier orders, and those of them that were cancelled", () => {
  const earlier = [{ status: "Confirmed" }, { status: "Canceled" }, { status: "pending" }];
  expect(countEarlier(earlier)).toEqual({ count: 3, canceled: 1 });
});
