import { describe, expect, it } from "vitest";
import { formatBdt, formatItems, formatPieces } from "@/lib/platform/text/format";

describe("formatPieces and formatItems", () => {
  it.each([
    [0, "0 pieces"],
    [1, "1 piece"],
    [2, "2 pieces"],
    [125_000, "1,25,000 pieces"],
  ])("counts %d as %s", (count, text) => {
    expect(formatPieces(count)).toBe(text);
    expect(formatItems(2, count)).toBe(`2 (${text})`);
  });
});

describe("formatBdt", () => {
  it.each([
    [0, "BDT 0"],
    [390, "BDT 390"],
    [1250, "BDT 1,250"],
    [125_000, "BDT 1,25,000"],
    [1_000_000, "BDT 10,00,000"],
    [-4_186, "−BDT 4,186"],
  ])("writes %d as %s", (amount, text) => {
    expect(formatBdt(amount)).toBe(text);
  });
});
