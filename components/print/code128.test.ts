import { describe, expect, it } from "vitest";
import { encodeCode128 } from "@/components/print/code128";

const inWidths = (text: string): string => encodeCode128(text).join("");

/** Reads it as a scanner does: by the widths alone. */
function splitSymbols(text: string): string[] {
  const widths = inWidths(text);
  expect(widths.slice(-7)).toBe("2331112");
  return widths.slice(0, -7).match(/.{6}/g) ?? [];
}

describe("encodeCode128", () => {
  it("writes an even number of digits in pairs, as the standard has them", () => {
    // Start C, 12, 34, then (105 + 12 + 2 × 34) mod 103 = 82.
    expect(splitSymbols("1234")).toEqual(["211232", "112232", "131123", "121241"]);
  });

  it("writes anything else letter by letter, as the standard has it", () => {
    // Start B, "P" 48, "J" 42, "J" 42, "1" 17, "2" 18, "3" 19, "C" 35, and the check of 879 mod 103 = 55.
    expect(splitSymbols("PJJ123C")).toEqual([
      "211214",
      "313121",
      "112133",
      "112133",
      "123221",
      "223211",
      "221132",
      "131321",
      "311321",
    ]);
  });

  it.each(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)))(
    "gives %j eleven modules, and its bars an even number",
    (character) => {
      const symbols = splitSymbols(`${character}x`).map((symbol) => Array.from(symbol, Number));
      for (const [bar1 = 0, gap1 = 0, bar2 = 0, gap2 = 0, bar3 = 0, gap3 = 0] of symbols) {
        expect(bar1 + gap1 + bar2 + gap2 + bar3 + gap3).toBe(11);
        expect((bar1 + bar2 + bar3) % 2).toBe(0);
      }
    },
  );

  it("refuses what it has no symbol for", () => {
    for (const text of ["", "১২", "a\n"]) expect(() => encodeCode128(text)).toThrow("printable ASCII");
  });
});
