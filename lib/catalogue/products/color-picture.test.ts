import { describe, expect, it } from "vitest";
import { listPictures, pictureOf } from "@/lib/catalogue/products/color-picture";

const PRODUCT = {
  image1: "/images/white.webp",
  image2: "/images/back.webp",
  image3: "",
  colorImages: { White: "/images/white.webp", Navy: "/images/navy.webp" },
};

describe("pictureOf", () => {
  it.each([
    ["navy", "/images/navy.webp"],
    ["White", "/images/white.webp"],
    ["Black", "/images/white.webp"],
    ["__proto__", "/images/white.webp"],
    ["", "/images/white.webp"],
  ])("shows %j by %s", (color, picture) => {
    expect(pictureOf(PRODUCT, color)).toBe(picture);
  });
});

describe("listPictures", () => {
  it("is the color's own alone, and the pictures of the product are those of its first picture", () => {
    expect(listPictures(PRODUCT, "Navy")).toEqual(["/images/navy.webp"]);
    expect(listPictures(PRODUCT, "White")).toEqual(["/images/white.webp", "/images/back.webp"]);
  });

  it("shows a color without a picture of its own by those that there are, each once", () => {
    expect(listPictures({ ...PRODUCT, image3: PRODUCT.image2 }, "Black")).toEqual([
      "/images/white.webp",
      "/images/back.webp",
    ]);
    const { colorImages: _, ...plain } = PRODUCT;
    expect(listPictures(plain, "Navy")).toEqual(["/images/white.webp", "/images/back.webp"]);
  });

  it("keeps a first picture that is nobody's own behind the color's", () => {
    const product = { ...PRODUCT, image1: "/images/model.webp" };
    expect(listPictures(product, "Navy")).toEqual([
      "/images/navy.webp",
      "/images/model.webp",
      "/images/back.webp",
    ]);
  });
});
