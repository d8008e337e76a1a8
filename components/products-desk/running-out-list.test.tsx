import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RunningOutList } from "@/components/products-desk/running-out-list";
import type { LowOption } from "@/lib/orders/low-stock/dto";
import { wordsOf as deskWords } from "@/lib/words/of-request";

const tee: LowOption = {
  productId: "6b08c3be75c110eda943d604",
  name: "Tee",
  size: "M",
  color: "Black",
  stock: 3,
  sold: 0,
  days: null,
  limit: 6,
};

const wordsOf = (low: LowOption): string =>
  renderToStaticMarkup(<RunningOutList low={[low]} />).replaceAll(/<[^>]*>/g, "");

it("says what the limit is of an option that is there for its limit, even if it sells", () => {
  expect(wordsOf(tee)).toBe("Tee (M, Black)None sold in the last 60 days. Your limit is 6: 3 pieces left");
  expect(wordsOf({ ...tee, sold: 2, days: 90 })).toBe(
    "Tee (M, Black)2 sold in the last 60 days. Your limit is 6: 3 pieces left",
  );
});

it("says how long an option lasts that sells out soon", () => {
  const sells = { ...tee, stock: 1, limit: 0 };
  expect(wordsOf({ ...sells, sold: 5, days: 12 })).toContain(
    "5 sold in the last 60 days, enough for 12 days: 1 piece left",
  );
  expect(wordsOf({ ...sells, sold: 60, days: 1 })).toContain("enough for 1 day: 1 piece left");
  expect(wordsOf({ ...sells, stock: 0, sold: 5, days: 0 })).toContain("5 sold in the last 60 days: sold out");
});

it("says it in Bangla too", () => {
  const { byLimit, bySales, left } = deskWords("deskStock", "bn").runningOut;
  expect([byLimit({ sold: 0, within: 60, limit: 6 }), left(3)]).toEqual([
    "গত ৬০ দিনে একটিও বিক্রি হয়নি। আপনার সীমা ৬টি:",
    "৩টি আছে",
  ]);
  expect([bySales({ sold: 5, within: 60, days: 12 }), left(0)]).toEqual([
    "গত ৬০ দিনে ৫টি বিক্রি হয়েছে, আর ১২ দিন চলবে:",
    "স্টক শেষ",
  ]);
});
