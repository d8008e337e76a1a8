import { describe, expect, it } from "vitest";
import { cleanLine, cleanParagraph, escapeRegExp, foldCase } from "@/lib/platform/text/text";

describe("cleanLine", () => {
  it.each([
    ["trims and folds white space", "  Slim \t\n Denim\u00a0 32 ", "Slim Denim 32"],
    ["keeps the Bengali zero-width non-joiner", "র\u200c্যাব", "র\u200c্যাব"],
    ["keeps the Bengali zero-width joiner", "ক্\u200dষ", "ক্\u200dষ"],
    ["drops control characters", "a\u0000b\u0007c\u007fd\u0085e", "abcde"],
    ["drops direction overrides", "abc\u202egpj.exe", "abcgpj.exe"],
    ["drops direction isolates and marks", "\u2066a\u2069\u200eb\u200f\u061c", "ab"],
    ["drops a lone high surrogate", "a\ud83d b", "a b"],
    ["drops a lone low surrogate", "a\ude00b", "ab"],
    ["drops what is lone in a row of surrogates", "\ud83d\ud83d\ude00\ude00", "\ud83d\ude00"],
    ["keeps a character beyond the first plane", "👖", "👖"],
    ["composes to NFC", "Cafe\u0301", "Café"],
    ["drops zero-width spaces and soft hyphens", "a\u200bb\u00adc\u2060", "abc"],
    ["leaves nothing of white space", " \u2028\ufeff ", ""],
  ])("%s", (_, text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned);
  });
});

describe("cleanParagraph", () => {
  it("keeps line breaks of every kind and cleans each line", () => {
    expect(cleanParagraph(" House 12 \r\n\u202eRoad  5\rDhaka\n\n")).toBe("House 12\nRoad 5\nDhaka");
  });
});

describe("foldCase", () => {
  it("makes names equal that differ in case and width", () => {
    expect(foldCase("ＳＬＩＭ Denim")).toBe(foldCase("slim DENIM"));
  });

  it("keeps different names apart", () => {
    expect(foldCase("Slim Denim")).not.toBe(foldCase("Slim  Denims"));
  });
});

describe("escapeRegExp", () => {
  it("makes a pattern that matches just the text", () => {
    const text = "a.*+?^${}()|[]\\b";
    expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true);
    expect(new RegExp(escapeRegExp(".*")).test("anything")).toBe(false);
  });
});
