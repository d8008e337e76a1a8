import { describe, expect, it } from "vitest";
import { firstNameOf, flagsOf, summarize } from "@/lib/orders/reviews/rules";

describe("summarize", () => {
  it("counts, averages to one decimal, and leaves out who says nothing of the fit", () => {
    const shown = [
      { rating: 5, fit: "right" },
      { rating: 4, fit: "right" },
      { rating: 4, fit: "tight" },
      { rating: 2, fit: "none" },
    ] as const;
    expect(summarize(shown)).toEqual({ count: 4, average: 3.8, fits: { tight: 1, right: 2, loose: 0 } });
    expect(summarize([])).toEqual({ count: 0, average: 0, fits: { tight: 0, right: 0, loose: 0 } });
  });
});

describe("firstNameOf", () => {
  it.each([
    ["Rahim Uddin", "Rahim"],
    ["  Md. Rahim Uddin", "Rahim"],
    ["MD Rahim", "Rahim"],
    ["মোঃ রহিম উদ্দিন", "রহিম"],
    ["Md.Rahim Uddin", "Rahim"],
    ["মোঃরহিম উদ্দিন", "রহিম"],
    ["দুঃখু মিয়া", "দুঃখু"],
    ["মোঃ দুঃখু মিয়া", "দুঃখু"],
    ["Muhammad Rahim", "Rahim"],
    ["Mohammed Rahim", "Rahim"],
    ["মোহাম্মদ রহিম", "রহিম"],
    ["মোহা. রহিম", "রহিম"],
    ["মোসাঃ রহিমা খাতুন", "রহিমা"],
    ["A.Rahim", "Rahim"],
    ["Md.Karim.Uddin", "Karim"],
    ["Abdur-Rahim Chowdhury", "Abdur"],
    ["rafiq_hasan_mirpur", "rafiq"],
    ["Md", ""],
    ["", ""],
    ["01712345678", ""],
    ["০১৭১২৩৪৫৬৭৮ Rahim", ""],
    ["rahim@example.com", ""],
    ["R".repeat(60), ""],
  ])("of %j is %j", (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });
});

describe("flagsOf", () => {
  const own = ["shop.example.com"];

  it.each([
    ["Good cloth, fits well.", []],
    ["কাপড় ভালো, সাইজ ৩২ ঠিক আছে।", []],
    ["I am 175 cm and 70 kg, and took 32. Washed 3 times.", []],
    ["", []],
    ["See https://other.example.org/jeans", ["link"]],
    ["see WWW.other.example", ["link"]],
    ["cheaper at denim-bazar.com.bd", ["link"]],
    ["Very good.In winter it is warm", []],
    ["very good.in winter it is warm", []],
    ["Good cloth.Shop again.Online is easy", []],
    ["Cheaper at Denim-Bazar.Com", ["link"]],
    ["cheaper at denim.shop", ["link"]],
    ["write to t.me/denim", ["link"]],
    ["bit.ly/3abc", ["link"]],
    ["Mail me: rahim@example.com", ["link"]],
    ["https://shop.example.com/details/1 is the same", []],
    ["https://shop.example.com.evil.net", ["link"]],
    ["Call 01712345678", ["phone"]],
    ["Call +880 1712-345678", ["phone"]],
    ["কল করুন ০১৭১২-৩৪৫৬৭৮", ["phone"]],
    ["01 71 23 45 67 8", ["phone"]],
    ["Best best best best best best", ["spam"]],
    ["Goooooooooood", ["spam"]],
    ["ভালো ভালো ভালো ভালো ভালো", ["spam"]],
    [
      "This shirt is my third shirt here. The first shirt was blue, the second shirt white, and this shirt is black.",
      [],
    ],
    ["Buy denim denim denim today denim denim denim now", ["spam"]],
    ["!!!!!!!!", ["spam"]],
    ["www.x.com 01712345678 wowwwwwwww", ["link", "phone", "spam"]],
  ])("of %j are %j", (text, flags) => {
    expect(flagsOf(text, own)).toEqual(flags);
  });

  it("is quick with the longest and oddest text", () => {
    for (const part of ["a.", "1 ", "-", "০", "www.", "a-b."])
      expect(flagsOf(part.repeat(1_000))).toEqual(expect.any(Array));
  });
});
