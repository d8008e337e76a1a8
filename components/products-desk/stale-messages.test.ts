import { expect, it } from "vitest";
import { staleMessage, staleMessageInFull } from "@/components/products-desk/stale-messages";
import { sampleProduct } from "@/testing/sample-product";
import { english } from "@/lib/words/en/english";

const seen = sampleProduct({ stock: "3", version: 7 });

it.each([
  ["2", "1 was ordered meanwhile; 2 left."],
  ["1", "2 were ordered meanwhile; 1 left."],
  ["0", "3 were ordered meanwhile; 0 left."],
  ["4", "1 was given back by a cancelled order meanwhile; 4 left."],
])("tells a stock of 3 that has become %s as what orders did", (stock, words) => {
  expect(staleMessage({ words: english, seen, fresh: { ...seen, stock } })).toBe(words);
  expect(staleMessageInFull({ words: english, seen, fresh: { ...seen, stock } })).toBe(words);
});

it.each([
  ["an edit of the stock", { stock: "9", version: 8 }],
  ["an edit of the price", { price: 1_100, version: 8 }],
  ["a stock that is no longer counted", { stock: "", version: 8 }],
])("tells %s as somebody's", (_, fields) => {
  expect(staleMessage({ words: english, seen, fresh: { ...seen, ...fields } })).toBe(
    "Someone else has changed this product meanwhile.",
  );
});

it("tells what the product is now where nothing else does", () => {
  expect(staleMessageInFull({ words: english, seen, fresh: { ...seen, price: 777, version: 8 } })).toBe(
    "Someone else has changed this product meanwhile. It is now BDT 777, 3 pieces can be ordered.",
  );
});
