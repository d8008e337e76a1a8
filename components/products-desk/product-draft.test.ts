import { describe, expect, it } from "vitest";
import {
  changedFields,
  checkProductDraft,
  EMPTY_DRAFT,
  inCategory,
  type ProductDraft,
  rebaseDraft,
  toDraft,
} from "@/components/products-desk/product-draft";
import { listDifferences } from "@/components/products-desk/product-differences";
import { tickStock, typeStock } from "@/components/products-desk/counts/stock-draft";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { bangla } from "@/lib/words/bn/bangla";
import { english } from "@/lib/words/en/english";

const PRODUCT: ProductDto = {
  _id: "65f000000000000000000001",
  name: "Slim Denim",
  category: "Denim Pants",
  price: 1_250,
  fit: "Slim",
  fabric: "100% cotton denim",
  sizes: ["30", "32"],
  colors: ["Indigo"],
  stock: "12",
  image1: "/catalogue/a-960.webp",
  image2: "",
  image3: "",
  version: 3,
};

/** What the form would send of a product when these fields are typed over. */
function sendOf(typed: Partial<ProductDraft>) {
  const { product } = checkProductDraft({ ...toDraft(PRODUCT), ...typed }, { words: english });
  return product && changedFields(PRODUCT, product);
}

it("keeps a form in the category that was chosen in it, else in the one that is asked for", () => {
  const kept = (category: string) => ({ draft: { ...EMPTY_DRAFT, name: "Panjabi", category } });
  expect(inCategory(kept(""), "Caps").draft).toMatchObject({ name: "Panjabi", category: "Caps" });
  expect(inCategory(kept("Belts"), "Caps").draft.category).toBe("Belts");
});

describe("changedFields", () => {
  it("is nothing for a form that was only opened", () => {
    expect(sendOf({})).toEqual({});
  });

  it.each([
    [{ price: "৳ ১,২৫০" }, {}],
    [{ price: "1,300" }, { price: 1_300 }],
    [{ sizes: " 30 ,32,, 30" }, {}],
    [{ sizes: "32, 30" }, { sizes: ["32", "30"] }],
    [{ colors: "" }, { colors: [] }],
    [{ stock: "", notCounted: "yes" }, { stock: "" }],
    [{ stock: "১২" }, { stock: "১২" }],
    [{ name: "  Slim Denim " }, {}],
    [{ image1: "/catalogue/b-960.webp" }, { image1: "/catalogue/b-960.webp" }],
    [{ care: " Cold wash " }, { care: "Cold wash" }],
    [{ fabric: "100% cotton denim" }, {}],
    [{ fabric: "" }, { fabric: "" }],
  ] as const)("of %j is %j", (typed, fields) => {
    expect(sendOf(typed)).toEqual(fields);
  });
});

describe("checkProductDraft", () => {
  it("names each required field that is missing, and no other", () => {
    const { product, errors } = checkProductDraft(EMPTY_DRAFT, { words: english });
    expect(product).toBeNull();
    const named = Object.entries(errors).filter(([, message]) => message !== undefined);
    expect(named.map(([field]) => field)).toEqual(["name", "category", "price", "image1"]);
  });

  it("sends nothing of a label that is left empty", () => {
    const draft = { ...toDraft(PRODUCT), fabric: "", origin: "Dhaka" };
    const sent = JSON.stringify(checkProductDraft(draft, { words: english }).product);
    expect(Object.keys(JSON.parse(sent))).not.toEqual(expect.arrayContaining(["fabric"]));
    expect(sent).toContain('"origin":"Dhaka"');
  });

  it("tells of a label that is too long beside its field", () => {
    const { errors } = checkProductDraft({ ...toDraft(PRODUCT), care: "x".repeat(201) }, { words: english });
    expect(errors.care).toBe("Please keep it to 200 characters.");
  });

  it("tells of an entry of a list beside the list", () => {
    const { errors } = checkProductDraft(
      { ...toDraft(PRODUCT), sizes: `30, ${"9".repeat(101)}` },
      { words: english },
    );
    expect(errors.sizes).toBeTruthy();
  });
});

describe("two editors", () => {
  const fresh: ProductDto = { ...PRODUCT, price: 1_100, sizes: ["30"], fit: "", version: 4 };

  it("are told what is different, in words", () => {
    expect(listDifferences({ before: PRODUCT, after: fresh, words: english })).toEqual([
      { label: "Price in BDT", before: "BDT 1,250", after: "BDT 1,100" },
      { label: "Fit", before: "Slim", after: "nothing" },
      { label: "Sizes", before: "30, 32", after: "30" },
    ]);
  });

  it("are told in Bangla on a page in Bangla", () => {
    const changed = { ...PRODUCT, category: "Belts", stock: "5", isDraft: true, version: 4 };
    expect(listDifferences({ before: PRODUCT, after: changed, words: bangla })).toEqual([
      { label: "ক্যাটাগরি", before: "ডেনিম প্যান্ট", after: "বেল্ট" },
      { label: "স্টক", before: "১২", after: "৫" },
      { label: "খসড়া", before: "কিছু নেই", after: "হ্যাঁ" },
    ]);
  });

  it("meet with the second one's own changes on top of the fresh values", () => {
    const draft = { ...toDraft(PRODUCT), fit: "Wide", stock: "5" };
    expect(rebaseDraft({ draft, seen: PRODUCT, fresh })).toEqual({
      ...toDraft(fresh),
      fit: "Wide",
      stock: "5",
    });
  });
});

describe("the stock in a form", () => {
  it.each(["-3", "12 pcs", "12+5", "1.5", "৩টি", "5-6", "x2"])("refuses %j, ticked or not", (stock) => {
    for (const notCounted of ["", "yes"]) {
      const { product, errors } = checkProductDraft(
        { ...toDraft(PRODUCT), stock, notCounted },
        { words: english },
      );
      expect([product, errors.stock]).toEqual([
        null,
        "Please enter a whole number of pieces, in digits only.",
      ]);
    }
  });

  it.each(["", "  ", "on request", "প্রচুর"])("takes %j only with the tick that says so", (stock) => {
    const unticked = checkProductDraft({ ...toDraft(PRODUCT), stock, notCounted: "" }, { words: english });
    expect(unticked.errors.stock).toBe("Please enter how many pieces there are, or tick Not counted.");
    expect(unticked.product).toBeNull();
    const { product } = checkProductDraft(
      { ...toDraft(PRODUCT), stock, notCounted: "yes" },
      { words: english },
    );
    expect(product?.stock).toBe(stock.trim());
  });

  it("counts again once a number is typed, and has none once the tick is set", () => {
    expect(typeStock({ stock: "", notCounted: "yes" }, "5")).toEqual({ stock: "5", notCounted: "" });
    expect(typeStock({ stock: "5", notCounted: "" }, "")).toEqual({ stock: "", notCounted: "" });
    expect(tickStock({ stock: "5", notCounted: "" }, "yes")).toEqual({ stock: "", notCounted: "yes" });
    expect(tickStock({ stock: "soon", notCounted: "" }, "yes")).toEqual({ stock: "soon", notCounted: "yes" });
  });

  it("shows a text with digits that was kept before as what it is: to be looked at", () => {
    expect(toDraft({ ...PRODUCT, stock: "12 pcs" })).toMatchObject({ stock: "12 pcs", notCounted: "" });
    expect(toDraft({ ...PRODUCT, stock: "on request" })).toMatchObject({ notCounted: "yes" });
  });

  it("keeps stock and tick together when two editors meet", () => {
    const draft = { ...toDraft(PRODUCT), stock: "5" };
    const fresh = { ...PRODUCT, stock: "", version: 4 };
    expect(rebaseDraft({ draft, seen: PRODUCT, fresh })).toMatchObject({ stock: "5", notCounted: "" });
  });
});
