import { describe, expect, it } from "vitest";
import { searchKeysOf, searchTermsOf } from "@/lib/orders/search/rules";

const ORDER = {
  name: "Md. Rahim O’Neil",
  email: "rahim.uddin@mail.example",
  phone: "01712345678",
  address: "House ৭, Road 11/A, মিরপুর ১০, Dhaka",
  cartItems: [
    { productName: "Raw Selvedge Jean", category: "Denim Pants", size: "32", color: "Deep Indigo" },
    { productName: "Oxford Shirt", category: "Full Sleeve Shirts", size: "XL", color: "" },
  ],
};

/** Whether the order is found by its keys alone. */
function finds(text: string, order = ORDER): boolean {
  const keys = searchKeysOf(order);
  const terms = searchTermsOf(text);
  return (
    terms.length > 0 &&
    terms.every(
      ({ prefixes, word }) =>
        (word !== undefined && keys.includes(word)) ||
        prefixes.some((prefix) => keys.some((key) => key.startsWith(prefix))),
    )
  );
}

describe("the box finds an order", () => {
  it.each([
    "01712345678",
    "01712-345678",
    "+880 1712 345678",
    "8801712345678",
    "008801712345678",
    "+88 01712345678",
    "০১৭১২৩৪৫৬৭৮",
    "+৮৮০ ১৭১২",
    "+880 17",
    "2345",
    "678",
    "(0171) 2.34",
  ])("by the phone written as %s", (text) => {
    expect(finds(text)).toBe(true);
  });

  it.each(["rahim", "RAHIM", "Rah", "md rahim", "uddin rahim", "Neil", "rahim 5678"])(
    "by the name or a word of the e-mail: %s",
    (text) => {
      expect(finds(text)).toBe(true);
    },
  );

  it.each(["rahim.uddin@mail.example", "Rahim.Uddin@", "uddin@mail", "@mail.example", "mail.example"])(
    "by the e-mail %s",
    (text) => {
      expect(finds(text)).toBe(true);
    },
  );

  it.each(["মিরপুর", "মিরপুর ১০", "mirpur", "road 11", "house 7", "dhaka"])("by the address: %s", (text) => {
    expect(finds(text, { ...ORDER, address: `${ORDER.address}, Mirpur` })).toBe(true);
  });

  it.each(["denim 32", "denim ৩২", "selvedge", "indigo jean", "oxford xl", "deep ind"])(
    "by product, size and color: %s",
    (text) => {
      expect(finds(text)).toBe(true);
    },
  );

  it.each(["denim 34", "twill", "12", "34", "মির ১২"])("and not by %s", (text) => {
    expect(finds(text)).toBe(false);
  });

  it.each([
    ["sylhet", "বাসা ৩, জিন্দাবাজার, সিলেট"],
    ["সিলেট", "House 3, Zindabazar, Sylhet"],
    ["cox's bazar", "কলাতলী রোড, কক্সবাজার"],
    ["কক্সবাজার", "Kolatoli Road, Cox's Bazar"],
    ["rahim chittagong", "আগ্রাবাদ, চট্টগ্রাম"],
    ["ctg", "Agrabad, Chattogram"],
    ["মিরপুর", "House 7, Mirpur 10, Dhaka"],
  ])("by a place in the other script: %s", (text, address) => {
    expect(finds(text, { ...ORDER, address })).toBe(true);
    expect(finds("khulna", { ...ORDER, address })).toBe(false);
  });

  it("by a Bengali name, with or without its joiners, and by the beginning of a word", () => {
    const order = { ...ORDER, name: "মোঃ আব্দুর র‍্যহমান" };
    for (const text of ["আব্দুর", "আব্দু", "মোঃ", "র‍্যহমান", "র্যহমান"]) {
      expect(finds(text, order), text).toBe(true);
    }
    expect(finds("করিম", order)).toBe(false);
  });

  it("by an unusual phone in its own digits", () => {
    const order = { ...ORDER, phone: "+88029112345" };
    for (const text of ["+880 2 911", "02 9112345", "29112345"]) expect(finds(text, order), text).toBe(true);
  });

  it("by a foreign phone, however its country is written", () => {
    const order = { ...ORDER, phone: "+19171234567" };
    for (const text of ["+1 917 123", "19171234567", "001 917 1234567", "9171234567"])
      expect(finds(text, order), text).toBe(true);
  });

  it.each(["01812", "karim", "rahim 9999", "ahim", "rahim karim", "0171 0171 9", "(", ".*", "  "])(
    "but not by %j",
    (text) => {
      expect(finds(text)).toBe(false);
    },
  );
});

describe("searchTermsOf", () => {
  it("takes a number for an order's number, too, in any notation", () => {
    for (const text of ["10023", "#10023", "১০০২৩", " 10 023 "]) {
      expect(searchTermsOf(text), text).toEqual([{ prefixes: ["10023"], orderNumber: 10_023 }]);
    }
    expect(searchTermsOf("01712345678")).toEqual([{ prefixes: ["01712345678"] }]);
  });

  it("asks for no more than eight things", () => {
    expect(searchTermsOf("a ".repeat(50))).toHaveLength(8);
  });
});
