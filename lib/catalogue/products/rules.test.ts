import { describe, expect, it } from "vitest";
import {
  countPages,
  isImageAddress,
  listPageNumbers,
  parseList,
  toLatinNames,
  parsePrice,
} from "@/lib/catalogue/products/rules";

describe("parsePrice", () => {
  it.each([
    [1_250, 1_250],
    ["1250", 1_250],
    [" ৳ 1,250 ", 1_250],
    ["BDT 1 250", 1_250],
    ["Tk. 390", 390],
    ["tk390", 390],
    ["৳১,২৫০", 1_250],
    ["1", 1],
    [1_000_000, 1_000_000],
    ["10,00,000", 1_000_000],
  ])("reads %j as %d", (input, price) => {
    expect(parsePrice(input)).toBe(price);
  });

  it.each([
    0,
    -1,
    1_000_001,
    12.5,
    NaN,
    Infinity,
    1e21,
    "",
    " ",
    "0",
    "-5",
    "12.50",
    "1e3",
    "0x10",
    "12abc",
    "abc",
    "৳",
    "1250/-",
    "10000000",
    "১২.৫",
  ])("refuses %j", (input) => {
    expect(parsePrice(input)).toBeNull();
  });
});

describe("parseList", () => {
  it.each([
    ["splits on commas and trims", " 30, 32 ,34", ["30", "32", "34"]],
    ["drops empties", ",30,, ,32,", ["30", "32"]],
    ["drops case-blind doubles and keeps the first", "Black,black, BLACK ,Navy", ["Black", "Navy"]],
    ["takes a list as it is", ["Off, white", " Black "], ["Off, white", "Black"]],
    ["is empty for nothing", "", []],
    ["is empty for an empty list", [], []],
  ])("%s", (_, input, list) => {
    expect(parseList(input)).toEqual(list);
  });
});

it.each([
  ["৪২, ৪৪ ,46", [], "42, 44 ,46"],
  ["২ ইঞ্চি", [], "2 ইঞ্চি"],
  ["কালো, Black", [], "কালো, Black"],
  ["৪২, ৪৪", ["৪২"], "৪২, 44"],
  ["৪, ৪২", ["৪২"], "4, ৪২"],
  ["", [], ""],
])("understands the sizes %s of a product that has %j as %s", (typed, stored, names) => {
  expect(toLatinNames(typed, stored)).toBe(names);
});

describe("isImageAddress", () => {
  it.each([
    "https://pictures.example/jeans.jpg?w=600",
    "https://pictures.example:8443/a/b",
    "/catalogue/denim-1.webp",
    "/images/65f0/1.webp",
  ])("accepts %s", (address) => {
    expect(isImageAddress(address)).toBe(true);
  });

  it.each([
    "",
    "jeans.jpg",
    "http://pictures.example/jeans.jpg",
    "HTTPS:pictures.example",
    "//pictures.example/jeans.jpg",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "https://user:pass@pictures.example/x.jpg",
    "https://",
    "https://pictures.example/a b.jpg",
    'https://pictures.example/"onerror=',
    "https://pictures.example/<script>",
    "https:\\\\pictures.example",
    "https://127.0.0.1/x.jpg",
    "https://2130706433/x.jpg",
    "https://[::1]:8443/x.jpg",
    "/catalogue/../api/jwt",
    "/catalogue/",
    "/catalogue/%2e%2e/x",
    "/details/1",
    "/images//evil.example\n",
  ])("refuses %j", (address) => {
    expect(isImageAddress(address)).toBe(false);
  });
});

describe("countPages", () => {
  it.each([
    [0, 1],
    [1, 1],
    [48, 1],
    [49, 2],
    [417, 9],
    [4_000, 84],
  ])("puts %i products on %i pages", (products, pages) => {
    expect(countPages(products)).toBe(pages);
  });
});

describe("listPageNumbers", () => {
  it.each([
    [1, 1, [1]],
    [3, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    [1, 13, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]],
    [13, 13, [1, 10, 11, 12, 13]],
    [37, 84, [1, 10, 20, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 50, 60, 70, 80, 84]],
  ])("links page %i of %i to %j", (page, pages, numbers) => {
    expect(listPageNumbers(page, pages)).toEqual(numbers);
  });

  it.each([1, 9, 12, 13, 84, 105, 999])("leads from any of %i pages to any other in two steps", (pages) => {
    for (const page of [1, 2, 10, 11, 37, pages].filter((number) => number <= pages)) {
      const near = listPageNumbers(page, pages);
      const reached = new Set([...near, ...near.flatMap((number) => listPageNumbers(number, pages))]);
      expect(reached.size, `from ${page}`).toBe(pages);
    }
  });
});
