import { describe, expect, it } from "vitest";
import { isCallable, isUnusualPhone, parseMobile, parsePhone } from "@/lib/platform/text/phone";

describe("parsePhone", () => {
  it.each([
    "01712345678",
    "8801712345678",
    "+8801712345678",
    "+880 1712-345678",
    "(+88) 01712.345 678",
    " 017 12 34 56 78 ",
    "০১৭১২-৩৪৫৬৭৮",
    "+৮৮০১৭১২৩৪৫৬৭৮",
    "008801712345678",
    "+88 1712 345678",
    "1712345678",
    "88 1712 345678",
    "+880 01712-345678",
    "00880 01712 345678",
  ])("stores %s as 01712345678", (input) => {
    expect(parsePhone(input)).toBe("01712345678");
    expect(isUnusualPhone("01712345678")).toBe(false);
  });

  it.each([
    ["+1 917 123 4567", "+19171234567"],
    ["1 (917) 123-4567", "+19171234567"],
    ["001 917 123 4567", "+19171234567"],
    ["১৯১৭১২৩৪৫৬৭", "+19171234567"],
    ["0044 20 7946 0958", "+442079460958"],
    ["442079460958", "+442079460958"],
    ["+880 2987654 32101", "+880298765432101"],
    ["02 9876543", "029876543"],
    ["+880 2 9876543", "029876543"],
    ["008802 9876543", "029876543"],
    ["8802-9876543", "029876543"],
    ["88029876543", "029876543"],
  ])("stores %s as %s, as every other spelling of that number", (input, phone) => {
    expect(parsePhone(input)).toBe(phone);
    expect(isUnusualPhone(phone)).toBe(true);
    expect(parsePhone(phone)).toBe(phone);
  });

  it.each([
    ["029876543", "029876543"],
    ["+44 20 7946 0958", "+442079460958"],
    ["01212345678", "01212345678"],
    ["123456", "123456"],
    ["+123456", "+123456"],
    ["123456789012345", "+123456789012345"],
    ["000000", "000000"],
  ])("accepts %s and flags it", (input, phone) => {
    expect(parsePhone(input)).toBe(phone);
    expect(isUnusualPhone(phone)).toBe(true);
  });

  it.each([
    "",
    " ",
    "12345",
    "1234567890123456",
    "call me",
    "0171234567x",
    "+",
    "++8801712345678",
    "1712+345678",
  ])("refuses %j", (input) => {
    expect(parsePhone(input)).toBeNull();
  });
});

describe("parseMobile", () => {
  it.each(["01712345678", "+880 1712-345678", "০১৭১২-৩৪৫৬৭৮"])("reads %s as 01712345678", (input) => {
    expect(parseMobile(input)).toBe("01712345678");
  });

  it.each(["", "02 9876543", "+1 917 123 4567", "123456", "01212345678", "rahim@example.com"])(
    "reads no mobile of Bangladesh in %j",
    (input) => {
      expect(parseMobile(input)).toBeNull();
    },
  );
});

describe("isCallable", () => {
  it.each([
    ["01700-000000", true],
    ["+8801700000000", true],
    ["0088 1700 000000", true],
    ["09612-345678", true],
    ["02-9876543", true],
    ["0171234", false],
    ["01712-3456", false],
    ["+880 1712-3456789", false],
  ])("says whether %s can be called: %s", (phone, expected) => {
    expect(isCallable(phone)).toBe(expected);
  });
});
