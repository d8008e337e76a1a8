import { describe, expect, it } from "vitest";
import {
  canHavePicture,
  fillGallery,
  galleryOf,
  listPicturedColors,
} from "@/components/products-desk/pictures/color-images-draft";
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
import { parseJson } from "@/lib/platform/http/read-body";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { english } from "@/lib/words/en/english";

const PRODUCT: ProductDto = {
  _id: "65f000000000000000000001",
  name: "Slim Denim",
  category: "Denim Pants",
  price: 1_250,
  fit: "Slim",
  sizes: ["32"],
  colors: ["Indigo", "Black"],
  stock: "14",
  stockByOption: [
    { size: "32", color: "Indigo", stock: 4 },
    { size: "32", color: "Black", stock: 10 },
  ],
  image1: "/catalogue/a-960.webp",
  image2: "",
  image3: "",
  colorImages: { Indigo: "/catalogue/a-960.webp", Black: "/catalogue/b-960.webp" },
  version: 3,
};
const DRAFT = toDraft(PRODUCT);

const type = (color: string, address: string, draft = DRAFT): ProductDraft => ({
  ...draft,
  ...fillGallery(draft, color, [address]),
});

function sendOf(draft: ProductDraft, seen = PRODUCT) {
  const { product, errors } = checkProductDraft(draft, { words: english });
  expect(Object.values(errors).filter(Boolean)).toEqual([]);
  return product && changedFields(seen, product);
}

describe("the pictures by color in a form", () => {
  it("send nothing where the form was only opened, or a picture was put back", () => {
    expect(sendOf(DRAFT)).toEqual({});
    expect(sendOf(type("Black", "/catalogue/b-960.webp", type("Black", "")))).toEqual({});
    expect(isSameDraft(DRAFT, type("Black", ""))).toBe(false);
  });

  it("send all of them where one is changed, added or removed", () => {
    const other = "/catalogue/c-960.webp";
    const image1 = PRODUCT.image1;
    expect(sendOf(type("Black", other))).toEqual({ colorGalleries: { Indigo: [image1], Black: [other] } });
    expect(sendOf(type("black", ""))).toEqual({ colorGalleries: { Indigo: [image1] } });
    expect(sendOf(type("Black", "", type("Indigo", "")))).toEqual({ colorGalleries: {} });
    const added = type("Olive", other, { ...DRAFT, colors: "Indigo, Black, Olive" });
    expect(sendOf(added)).toMatchObject({
      colorGalleries: { Indigo: [image1], Black: ["/catalogue/b-960.webp"], Olive: [other] },
    });
  });

  it("go with the product that is added", () => {
    const typed = {
      name: "Cap",
      category: "Caps",
      price: "450",
      colors: "Red, Blue",
      image1: "/catalogue/c.webp",
    };
    const { product } = checkProductDraft(type("Red", "/catalogue/red.webp", { ...EMPTY_DRAFT, ...typed }), {
      words: english,
    });
    expect(product?.colorGalleries).toEqual({ Red: ["/catalogue/red.webp"] });
    const plain = checkProductDraft({ ...EMPTY_DRAFT, ...typed }, { words: english }).product;
    expect(JSON.stringify(plain)).not.toContain("colorGalleries");
  });

  it("follow a color under its new name, and come back with a color that was deleted by mistake", () => {
    const renamed: ProductDraft = {
      ...DRAFT,
      colors: "Raw Indigo, Black",
      nameChanges: [{ kind: "color", from: "Indigo", to: "Raw Indigo" }],
    };
    expect(galleryOf(renamed, "Raw Indigo")[0]).toBe("/catalogue/a-960.webp");
    expect(galleryOf(type("Raw Indigo", "", renamed), "Raw Indigo")[0]).toBe("");
    expect(galleryOf({ ...DRAFT, colors: "Indigo" }, "Black")[0]).toBe("/catalogue/b-960.webp");
    expect(sendOf({ ...DRAFT, colors: "indigo, Black" })?.colorGalleries).toBeUndefined();
  });

  it("keep the order of a gallery, leave out its free places, and tell a mistake by its place among the others", () => {
    const [one, two] = ["/catalogue/one-960.webp", "/catalogue/two-960.webp"];
    const moved = { ...DRAFT, ...fillGallery(DRAFT, "Black", [two, "", one]) };
    const galleries = { Indigo: [PRODUCT.image1], Black: [two, one] };
    expect(sendOf(moved)).toEqual({ colorGalleries: galleries });
    const seen = {
      ...PRODUCT,
      colorImages: { Indigo: PRODUCT.image1, Black: two },
      colorGalleries: galleries,
    };
    expect(galleryOf(toDraft(seen), "black")).toEqual([two, one, "", ""]);
    expect(sendOf(toDraft(seen), seen)).toEqual({});
    const wrong = { ...DRAFT, ...fillGallery(DRAFT, "Black", [two, "", "one.jpg"]) };
    expect(checkProductDraft(wrong, { words: english }).errors).toHaveProperty(["colorGalleries.Black.1"]);
  });

  it("tell a wrong address beside its own field", () => {
    const { product, errors } = checkProductDraft(type("Black", "black.jpg"), { words: english });
    expect(product).toBeNull();
    expect(errors).toMatchObject({
      "colorGalleries.Black.0": "Please enter an https:// address or choose a picture.",
    });
    expect(errors.colorGalleries).toBeUndefined();
  });

  it("outlive a reload, and are missing where an older shop has kept the form", () => {
    const draft = type("Black", "/catalogue/c-960.webp");
    const stored: unknown = JSON.parse(JSON.stringify(toStoredDraft({ draft, seen: PRODUCT, shelf: [] })));
    expect(parseStoredDraft(stored)).toEqual({ draft, seen: PRODUCT, shelf: [] });
    const { colorImages: _images, ...older } = toStoredDraft({ draft, seen: PRODUCT, shelf: [] });
    expect(parseStoredDraft(older)?.draft.colorImages).toEqual({});
  });

  it("are for products in several colors", () => {
    expect(listPicturedColors({ colors: "Indigo, Black" })).toEqual(["Indigo", "Black"]);
    expect(listPicturedColors({ colors: "Indigo" })).toEqual([]);
  });
});

describe("two editors of the pictures by color", () => {
  const fresh: ProductDto = {
    ...PRODUCT,
    colorImages: { Indigo: "/catalogue/new-960.webp" },
    version: 4,
  };

  it("are told what is different, in words", () => {
    expect(listDifferences({ before: PRODUCT, after: fresh, words: english })).toEqual([
      { label: "Pictures of Indigo", before: "/catalogue/a-960.webp", after: "/catalogue/new-960.webp" },
      { label: "Pictures of Black", before: "/catalogue/b-960.webp", after: "nothing" },
    ]);
  });

  it("meet with the second one's own picture on top of the fresh ones", () => {
    const draft = rebaseDraft({ draft: type("Black", "/catalogue/mine-960.webp"), seen: PRODUCT, fresh });
    expect(sendOf(draft, fresh)).toEqual({
      colorGalleries: { Indigo: ["/catalogue/new-960.webp"], Black: ["/catalogue/mine-960.webp"] },
    });
  });
});

describe("colors that can have no picture of their own", () => {
  it.each(["Off.White", "$Gold", "constructor", "prototype", "__proto__"])(
    "are those whose name the API takes as no key: %s",
    (color) => {
      expect(canHavePicture(color)).toBe(false);
      const body = new TextEncoder().encode(`{"colorImages":{"${color}":"/catalogue/a.webp"}}`);
      expect(() => parseJson(body)).toThrow();
      const draft = type(color, "/catalogue/c.webp", { ...DRAFT, colors: `Indigo, Black, ${color}` });
      expect(sendOf(draft)?.colorGalleries).toBeUndefined();
      const sent = sendOf(type("Black", "", draft))?.colorGalleries;
      expect(sent).toEqual({ Indigo: [PRODUCT.image1] });
      expect(Object.hasOwn(sent ?? {}, color)).toBe(false);
    },
  );

  it.each(["Sky Blue", "নীল", "Gold$", "toString", "White/Black"])("are not others: %s", (color) => {
    expect(canHavePicture(color)).toBe(true);
    const body = new TextEncoder().encode(JSON.stringify({ colorImages: { [color]: "/catalogue/a.webp" } }));
    expect(() => parseJson(body)).not.toThrow();
  });
});
