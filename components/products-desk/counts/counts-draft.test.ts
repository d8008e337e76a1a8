import { describe, expect, it } from "vitest";
import {
  countAsOne,
  countByOption,
  fillPieces,
  listOrphans,
  listRenames,
  piecesOf,
} from "@/components/products-desk/counts/counts-draft";
import {
  chooseChange,
  type Departure,
  listChoices,
  listDepartures,
} from "@/components/products-desk/counts/departures";
import { countedBy } from "@/components/products-desk/counts/option-names";
import { listDifferences } from "@/components/products-desk/product-differences";
import {
  changedFields,
  checkProductDraft,
  EMPTY_DRAFT,
  isSameDraft,
  type ProductDraft,
  rebaseDraft,
  toDraft,
} from "@/components/products-desk/product-draft";
import { parseStoredDraft, toStoredDraft } from "@/components/products-desk/stored-product-draft";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { english } from "@/lib/words/en/english";

const row = (size: string, color: string, stock: number) => ({ size, color, stock });

const PRODUCT: ProductDto = {
  _id: "65f000000000000000000001",
  name: "Slim Denim",
  category: "Denim Pants",
  price: 1_250,
  fit: "Slim",
  sizes: ["32", "34"],
  colors: ["Indigo", "Black"],
  stock: "14",
  stockByOption: [row("32", "Indigo", 4), row("34", "Indigo", 7), row("32", "Black", 3)],
  image1: "/catalogue/a-960.webp",
  image2: "",
  image3: "",
  version: 3,
};
const AS_ONE: ProductDto = { ...PRODUCT, stockByOption: undefined };
const DRAFT = toDraft(PRODUCT);
const GONE = english.deskProduct.counts.gone;
const SHELF = [{ size: "34", color: "Indigo", waiting: 2 }];

const type = (draft: ProductDraft, size: string, color: string, text: string): ProductDraft => ({
  ...draft,
  ...fillPieces(draft, [{ size, color }], text),
});

/** What the form would send when it stands like this. */
function sendOf(draft: ProductDraft, seen = PRODUCT) {
  const { product, errors } = checkProductDraft(draft, { words: english });
  expect(errors).toEqual({});
  return product && changedFields(seen, product);
}

function departureOf(draft: ProductDraft): Departure {
  const [departure, ...others] = listDepartures({ draft, seen: PRODUCT, shelf: SHELF });
  expect(others).toEqual([]);
  if (!departure) throw new Error("Nothing is gone.");
  return departure;
}

const choose = (draft: ProductDraft, choice: string): ProductDraft => ({
  ...draft,
  ...chooseChange(draft.nameChanges, departureOf(draft), choice),
});

describe("counts that are typed", () => {
  it("send nothing where the form was only opened", () => {
    expect(sendOf(DRAFT)).toEqual({});
  });

  it("send every filled row, Bengali digits understood, and no empty one: it is not made", () => {
    expect(sendOf(type(DRAFT, "34", "Indigo", " ১২ "))).toEqual({
      stockByOption: [row("32", "Indigo", 4), row("34", "Indigo", 12), row("32", "Black", 3)],
    });
    expect(sendOf(type(DRAFT, "32", "Black", ""))).toEqual({
      stockByOption: [row("32", "Indigo", 4), row("34", "Indigo", 7)],
    });
    expect(sendOf(type(DRAFT, "34", "Black", "0"))?.stockByOption).toContainEqual(row("34", "Black", 0));
  });

  it.each(["-3", "12 pcs", "1.5", "1e3", "100001", "৩টি"])("refuse %j", (text) => {
    const { product, errors } = checkProductDraft(type(DRAFT, "34", "Black", text), { words: english });
    expect(product).toBeNull();
    expect(errors.stockByOption).toBe("Please enter a whole number of pieces from 0 to 1,00,000.");
  });

  it("want one field filled at least", () => {
    const draft = { ...toDraft(AS_ONE), isByOption: true };
    expect(checkProductDraft(draft, { words: english }).errors.stockByOption).toBe(
      "Please count at least one size or color.",
    );
  });

  it("say nothing of the stock text, which is the sum", () => {
    const draft = type({ ...DRAFT, stock: "12 pcs", notCounted: "" }, "34", "Black", "1");
    expect(Object.keys(sendOf(draft) ?? {})).toEqual(["stockByOption"]);
  });

  it("of a color called __proto__ are counts like any others", () => {
    const draft = { ...DRAFT, colors: "__proto__", sizes: "", pieces: {} };
    const typed = type(draft, "", "__proto__", "5");
    expect(piecesOf(typed, { size: "", color: "__proto__" })).toBe("5");
    expect(checkProductDraft(typed, { words: english }).product?.stockByOption).toEqual([
      row("", "__proto__", 5),
    ]);
  });
});

describe("counting by option", () => {
  it.each([
    ["32, 34", "", "Count by size"],
    ["", "Indigo, Black", "Count by color"],
    ["32", "Indigo", "Count by size and color"],
    ["", "", "Count by size"],
  ])("of %j and %j is called so", (sizes, colors, label) => {
    expect(english.deskProduct.counts.by[countedBy({ sizes, colors })]).toBe(label);
  });

  it("begins with the stock where there is but one option, else with empty fields", () => {
    const single = { ...EMPTY_DRAFT, sizes: "M", colors: "Navy", stock: "১২" };
    expect(piecesOf({ ...single, ...countByOption(single) }, { size: "M", color: "Navy" })).toBe("১২");
    const several = { ...single, sizes: "M, L" };
    expect(countByOption(several)).toEqual({ isByOption: true });
  });

  it("turned off keeps the sum, and what was typed comes back with it", () => {
    const typed = type(DRAFT, "34", "Indigo", "10");
    const off: ProductDraft = { ...typed, ...countAsOne(typed) };
    expect(off).toMatchObject({ stock: "17", notCounted: "" });
    expect(sendOf(off)).toEqual({ stock: "17", stockByOption: null });
    // Untouched, the sum is the server's: pieces sold meanwhile stay sold.
    expect(sendOf({ ...DRAFT, ...countAsOne(DRAFT) })).toEqual({ stockByOption: null });
    expect(piecesOf({ ...off, ...countByOption(off) }, { size: "34", color: "Indigo" })).toBe("10");
  });

  it("turned on sends the rows, and no text", () => {
    const draft = type({ ...toDraft(AS_ONE), isByOption: true }, "32", "Black", "9");
    expect(sendOf(draft, AS_ONE)).toEqual({ stockByOption: [row("32", "Black", 9)] });
  });
});

describe("a size or color that is not typed any more", () => {
  const gone = { ...DRAFT, sizes: "32, 36" };

  it("is told with its pieces and waiting orders, and must be decided", () => {
    const departure = departureOf(gone);
    expect(GONE.described(departure)).toBe("34 has 7 pieces, and 2 in waiting orders.");
    expect(listChoices(GONE, departure)).toEqual([
      { value: "to 36", label: "Renamed to 36: it keeps its pieces" },
      { value: "removed", label: "Removed: 7 pieces less; waiting orders keep theirs" },
    ]);
    const { product, errors } = checkProductDraft(gone, { words: english, departures: [departure] });
    expect([product, errors.renamedOptions]).toEqual([null, "Please say what becomes of it."]);
  });

  it("renamed brings its pieces along, but not over what is typed there", () => {
    const renamed = choose(gone, "to 36");
    expect(piecesOf(renamed, { size: "36", color: "Indigo" })).toBe("7");
    expect(listRenames(renamed)).toEqual([{ kind: "size", from: "34", to: "36" }]);
    expect(sendOf(renamed)).toEqual({
      sizes: ["32", "36"],
      stockByOption: [row("32", "Indigo", 4), row("36", "Indigo", 7), row("32", "Black", 3)],
    });
    expect(piecesOf(type(renamed, "36", "Indigo", "9"), { size: "36", color: "Indigo" })).toBe("9");
  });

  it("removed takes its pieces with it", () => {
    const removed = choose(gone, "removed");
    expect(sendOf(removed)?.stockByOption).toEqual([row("32", "Indigo", 4), row("32", "Black", 3)]);
    const departures = listDepartures({ draft: removed, seen: PRODUCT });
    expect(checkProductDraft(removed, { words: english, departures }).errors).toEqual({});
  });

  it("typed again is as if nothing had been", () => {
    const back = { ...choose(gone, "to 36"), sizes: "32, 34" };
    expect(listRenames(back)).toEqual([]);
    expect(listDepartures({ draft: back, seen: PRODUCT, shelf: SHELF })).toEqual([]);
    expect(sendOf(back)).toEqual({});
    expect(isSameDraft(back, DRAFT)).toBe(true);
  });

  it("keeps its pieces through a size and a color that are renamed at once", () => {
    const both = { ...gone, colors: "Navy, Black" };
    const nameChanges = [
      { kind: "size", from: "34", to: "36" } as const,
      { kind: "color", from: "Indigo", to: "Navy" } as const,
    ];
    expect(piecesOf({ ...both, nameChanges }, { size: "36", color: "Navy" })).toBe("7");
    const candidates = listDepartures({ draft: both, seen: PRODUCT }).map((one) => one.candidates);
    expect(candidates).toEqual([["36"], ["Navy"]]);
  });

  it("without pieces and orders goes without a word, and so does another spelling", () => {
    expect(listDepartures({ draft: { ...DRAFT, sizes: "34, 32" }, seen: PRODUCT })).toEqual([]);
    expect(listDepartures({ draft: { ...DRAFT, colors: "INDIGO, black" }, seen: PRODUCT })).toEqual([]);
    const empty = { ...PRODUCT, stockByOption: [row("32", "Indigo", 4), row("34", "Indigo", 0)] };
    expect(listDepartures({ draft: { ...toDraft(empty), sizes: "32" }, seen: empty })).toEqual([]);
  });

  it("can be all of a kind: what was counted by color is counted by size and color", () => {
    const byColor = { ...PRODUCT, sizes: [], stockByOption: [row("", "Black", 3)] };
    const draft = { ...toDraft(byColor), sizes: "M" };
    const [departure] = listDepartures({ draft, seen: byColor });
    expect(departure && GONE.described(departure)).toBe("What was counted without a size has 3 pieces.");
    expect(departure?.candidates).toEqual([]);
  });
});

describe("two editors of one grid", () => {
  const fresh: ProductDto = {
    ...PRODUCT,
    stock: "23",
    stockByOption: [row("32", "Indigo", 1), row("34", "Indigo", 7), row("34", "Black", 15)],
    version: 4,
  };

  it("are told what is different, option by option", () => {
    expect(listDifferences({ before: PRODUCT, after: fresh, words: english })).toEqual([
      { label: "Stock of 32, Indigo", before: "4", after: "1" },
      { label: "Stock of 32, Black", before: "3", after: "not made" },
      { label: "Stock of 34, Black", before: "not made", after: "15" },
    ]);
    expect(listDifferences({ before: AS_ONE, after: PRODUCT, words: english })).toEqual([
      { label: "Stock", before: "14", after: "14 pieces, counted by size and color" },
    ]);
  });

  it("meet with the second one's own counts on top of the fresh ones", () => {
    const rebased = rebaseDraft({ draft: type(DRAFT, "34", "Indigo", "9"), seen: PRODUCT, fresh });
    expect(sendOf(rebased, fresh)).toEqual({
      stockByOption: [row("32", "Indigo", 1), row("34", "Indigo", 9), row("34", "Black", 15)],
    });
  });

  it("are told of what the second one typed for a size that the first one has renamed", () => {
    const renamed: ProductDto = {
      ...PRODUCT,
      sizes: ["32", "36"],
      stockByOption: [row("32", "Indigo", 4), row("36", "Indigo", 7), row("32", "Black", 3)],
      version: 4,
    };
    const draft = type(DRAFT, "34", "Indigo", "9");
    expect(listOrphans(draft, PRODUCT)).toEqual([]);
    expect(listOrphans(rebaseDraft({ draft, seen: PRODUCT, fresh: renamed }), renamed)).toEqual([
      { option: { size: "34", color: "indigo" }, typed: "9" },
    ]);
    expect(listOrphans({ ...DRAFT, pieces: { x: "5", "[1,2]": "5", "[]": "5" } }, PRODUCT)).toEqual([]);
  });

  it("keep the choice of how it is counted, if it was theirs", () => {
    const on = type({ ...toDraft(AS_ONE), isByOption: true }, "32", "Black", "9");
    const rebased = rebaseDraft({ draft: on, seen: AS_ONE, fresh: { ...AS_ONE, price: 900, version: 4 } });
    expect(rebased).toMatchObject({ isByOption: true, price: "900" });
    expect(rebaseDraft({ draft: toDraft(AS_ONE), seen: AS_ONE, fresh }).isByOption).toBe(true);
  });
});

describe("a kept form", () => {
  it("has its counts and name changes again", () => {
    const draft = choose(type({ ...DRAFT, sizes: "32, 36" }, "32", "Black", "৯"), "to 36");
    const kept: unknown = JSON.parse(JSON.stringify(toStoredDraft({ draft, seen: PRODUCT, shelf: [] })));
    expect(parseStoredDraft(kept)).toEqual({ draft, seen: PRODUCT, shelf: [] });
  });

  it("of an older shop has none", () => {
    const { counts: _counts, ...older } = toStoredDraft({ draft: toDraft(AS_ONE), seen: AS_ONE, shelf: [] });
    expect(parseStoredDraft(older)?.draft).toEqual(toDraft(AS_ONE));
  });
});
