import { describe, expect, it } from "vitest";
import {
  changedFields,
  checkProductDraft,
  EMPTY_DRAFT,
  listDifferences,
  rebaseDraft,
  toDraft,
} from "@/components/admin/product-draft";
import type { ProductDto } from "@/lib/products/dto";

const PRODUCT: ProductDto = {
  _id: "65f000000000000000000001",
  name: "Slim Denim",
  category: "Denim Pants",
  price: 1_250,
  fit: "Slim",
  sizes: ["30", "32"],
  colors: ["Indigo"],
  stock: "12",
  image1: "/catalogue/a-960.webp",
  image2: "",
  image3: "",
  version: 3,
};

/** What the form would send of a product when these fields are typed over. */
function sendOf(typed: Partial<typeof EMPTY_DRAFT>) {
  const { product } = checkProductDraft({ ...toDraft(PRODUCT), ...typed });
  return product && changedFields(PRODUCT, product);
}

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
    [{ stock: "" }, { stock: "" }],
    [{ stock: "১২" }, { stock: "১২" }],
    [{ name: "  Slim Denim " }, {}],
    [{ image1: "/catalogue/b-960.webp" }, { image1: "/catalogue/b-960.webp" }],
  ] as const)("of %j is %j", (typed, fields) => {
    expect(sendOf(typed)).toEqual(fields);
  });
});

describe("checkProductDraft", () => {
  it("names each required field that is missing, and no other", () => {
    const { product, errors } = checkProductDraft(EMPTY_DRAFT);
    expect(product).toBeNull();
    const named = Object.entries(errors).filter(([, message]) => message !== undefined);
    expect(named.map(([field]) => field)).toEqual(["name", "category", "price", "image1"]);
  });

  it("tells of an entry of a list beside the list", () => {
    const { errors } = checkProductDraft({ ...toDraft(PRODUCT), sizes: `30, ${"9".repeat(101)}` });
    expect(errors.sizes).toBeTruthy();
  });
});

describe("two editors", () => {
  const fresh: ProductDto = { ...PRODUCT, price: 1_100, sizes: ["30"], fit: "", version: 4 };

  it("are told what is different, in words", () => {
    expect(listDifferences(PRODUCT, fresh)).toEqual([
      { field: "price", before: "BDT 1,250", after: "BDT 1,100" },
      { field: "fit", before: "Slim", after: "nothing" },
      { field: "sizes", before: "30, 32", after: "30" },
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
