import { describe, expect, it } from "vitest";
import { onShelf } from "@/components/products-desk/counts/on-shelf";
import {
  changedFields,
  checkProductDraft,
  rebaseDraft,
  toDraft,
} from "@/components/products-desk/product-draft";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { sampleProduct } from "@/testing/sample-product";
import { bangla } from "@/lib/words/bn/bangla";
import { english } from "@/lib/words/en/english";

const PRODUCT: ProductDto = sampleProduct();
const row = (size: string, stock: number) => ({ size, color: "Indigo", stock });
const inOrders = (size: string, waiting: number, toSend: number) => ({
  ...row(size, 0),
  waiting,
  toSend,
  received: 0,
  wanted: 0,
});

const BY_OPTION: ProductDto = {
  ...PRODUCT,
  sizes: ["30", "32"],
  colors: ["Indigo"],
  stock: "9",
  stockByOption: [row("30", 4), row("32", 5)],
};
const SHELF = [inOrders("30", 1, 2), inOrders("32", 0, 0)];

/** What a form saves in which these counts are typed. */
function save(typed: Record<string, string>, words = english) {
  const begun = toDraft(onShelf(BY_OPTION, SHELF));
  const draft = { ...begun, pieces: { ...begun.pieces } };
  for (const [key, text] of Object.entries(draft.pieces)) draft.pieces[key] = typed[text] ?? text;
  const { product, errors } = checkProductDraft(draft, { words, shelf: SHELF });
  return product ? changedFields(BY_OPTION, product) : errors;
}

describe("counts of a product's form", () => {
  it("are shown as they lie on the shelf, with what orders have", () => {
    expect(onShelf(BY_OPTION, SHELF)).toMatchObject({
      stock: "12",
      stockByOption: [row("30", 7), row("32", 5)],
    });
  });

  it("change nothing where the shelf holds what is known", () => {
    expect(save({})).toEqual({});
  });

  it("are saved without what orders have", () => {
    expect(save({ "7": "10" })).toEqual({ stockByOption: [row("30", 7), row("32", 5)] });
    expect(save({ "7": "3" })).toEqual({ stockByOption: [row("30", 0), row("32", 5)] });
  });

  it("are refused where orders have more", () => {
    expect(save({ "7": "2" })).toEqual({
      stockByOption: "Orders already have 3 of 30, Indigo: fewer cannot lie on the shelf.",
    });
    expect(save({ "7": "2" }, bangla)).toEqual({
      stockByOption: "৩০, ইন্ডিগো: অর্ডারেই আছে ৩টি, তাকে এর কম থাকতে পারে না।",
    });
  });

  it("of a product that is counted as one are saved without what orders have, too", () => {
    const whole: ProductDto = { ...PRODUCT, stock: "4" };
    const shelf = [{ ...inOrders("", 2, 1), color: "" }];
    const draft = toDraft(onShelf(whole, shelf));
    expect(draft.stock).toBe("7");
    const { product } = checkProductDraft({ ...draft, stock: "১০" }, { words: english, shelf });
    expect(product?.stock).toBe("7");
    expect(checkProductDraft({ ...draft, stock: "2" }, { words: english, shelf }).errors.stock).toMatch(
      /already have 3/,
    );
  });

  it("stay as they were counted where something was ordered meanwhile", () => {
    const fresh = { ...BY_OPTION, stock: "8", stockByOption: [row("30", 3), row("32", 5)] };
    const freshShelf = [inOrders("30", 2, 2), inOrders("32", 0, 0)];
    const seen = onShelf(BY_OPTION, SHELF);
    const draft = toDraft(seen);
    const [key = ""] = Object.keys(draft.pieces);
    const typed = { ...draft, pieces: { ...draft.pieces, [key]: "10" } };
    const rebased = rebaseDraft({ draft: typed, seen, fresh: onShelf(fresh, freshShelf) });
    const { product } = checkProductDraft(rebased, { words: english, shelf: freshShelf });
    expect(product?.stockByOption).toEqual([row("30", 6), row("32", 5)]);
  });
});
