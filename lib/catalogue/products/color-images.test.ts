import { describe, expect, it } from "vitest";
import {
  createProductSchema,
  type UpdateProductInput,
  updateProductSchema,
} from "@/lib/catalogue/products/schema";
import { planColorImages } from "@/lib/catalogue/products/color-images";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";
import { makeProduct, requireProduct } from "@/testing/products";

useDatabase();

const INDIGO = "/catalogue/indigo-960.webp";
const BLACK = "https://pictures.example/black.jpg";

describe("the pictures by colour", () => {
  it("are kept under the colours as the product spells them", async () => {
    const product = await makeProduct({ colorImages: { " INDIGO ": INDIGO, black: BLACK } });
    expect(product.colorImages).toEqual({ Indigo: INDIGO, Black: BLACK });
  });

  it("are told in no other way than before of a product that has none", async () => {
    expect(await makeProduct({ colorImages: {} })).not.toHaveProperty("colorImages");
    expect(await makeProduct()).not.toHaveProperty("colorImages");
  });

  it("stay when anything else is changed, are replaced where they are named, and go with an empty object", async () => {
    const { _id: productId } = await makeProduct({ colorImages: { Indigo: INDIGO, Black: BLACK } });
    const after = async (fields: Parameters<typeof updateProduct>[0]["fields"]) => {
      await updateProduct({ productId, fields });
      return (await requireProduct(productId)).colorImages;
    };
    expect(await after({ price: 900 })).toEqual({ Indigo: INDIGO, Black: BLACK });
    expect(await after({ colorImages: { black: INDIGO } })).toEqual({ Indigo: INDIGO, Black: INDIGO });
    expect(await after({ colorImages: {} })).toBeUndefined();
  });

  it("go with their colour, and follow its new name and its new spelling", async () => {
    const { _id: productId } = await makeProduct({ colorImages: { Indigo: INDIGO, Black: BLACK } });
    await updateProduct({
      productId,
      fields: { colors: ["Raw Indigo", "BLACK"] },
      renamedOptions: [{ kind: "color", from: "Indigo", to: "Raw Indigo" }],
    });
    expect((await requireProduct(productId)).colorImages).toEqual({ "Raw Indigo": INDIGO, BLACK });
    await updateProduct({ productId, fields: { colors: ["Raw Indigo"] } });
    expect((await requireProduct(productId)).colorImages).toEqual({ "Raw Indigo": INDIGO });
  });

  it("may be given together with the colour that they show", async () => {
    const { _id: productId } = await makeProduct({ colorImages: { Black: BLACK } });
    await updateProduct({ productId, fields: { colors: ["Olive"], colorImages: { olive: INDIGO } } });
    expect((await requireProduct(productId)).colorImages).toEqual({ Olive: INDIGO });
  });

  it("show a colour that is called like a property of every object", async () => {
    const colors = ["toString", "valueOf", "১২"];
    const colorImages = Object.fromEntries(colors.map((color) => [color, INDIGO]));
    expect((await makeProduct({ colors, colorImages })).colorImages).toEqual(colorImages);
    expect(await makeProduct({ colors })).not.toHaveProperty("colorImages");
  });
});

describe("pictures of colours that cannot be", () => {
  it.each([
    ["a colour that the product does not come in", { Purple: BLACK }],
    ["a colour without a name", { "": BLACK }],
    ["a colour twice, in two spellings", { Black: BLACK, BLACK }],
    ["a colour twice, once with a space behind it", { Black: BLACK, "Black ": BLACK }],
  ])("are refused: %s", async (_, colorImages) => {
    expect(await codeOf(makeProduct({ colorImages }))).toBe("INVALID_FIELDS");
    const before = await makeProduct({ colorImages: { Indigo: INDIGO } });
    const fields = updateProductSchema.parse({ price: 5, colorImages });
    expect(await codeOf(updateProduct({ productId: before._id, fields }))).toBe("INVALID_FIELDS");
    expect(await requireProduct(before._id)).toEqual(before);
  });

  it("are refused of a colour that the same change takes away", async () => {
    const { _id: productId } = await makeProduct();
    const fields = { colors: ["Indigo"], colorImages: { Black: BLACK } };
    expect(await codeOf(updateProduct({ productId, fields }))).toBe("INVALID_FIELDS");
  });

  const MANY = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`c${index}`, INDIGO]));

  it.each([
    ["null", null, "colorImages"],
    ["a list", [INDIGO], "colorImages"],
    ["a text", INDIGO, "colorImages"],
    ["41 entries", MANY, "colorImages"],
    ["no address", { Black: "black" }, "colorImages.Black"],
    ["an empty address", { Black: "" }, "colorImages.Black"],
    ["an address of a script", { Black: "javascript:alert(1)" }, "colorImages.Black"],
    ["an address with a password", { Black: "https://a:b@pictures.example/" }, "colorImages.Black"],
    ["an address beside the pictures", { Black: "/catalogue/../secret" }, "colorImages.Black"],
    ["a number", { Black: 5 }, "colorImages.Black"],
    ["an object", { Black: { $ne: "" } }, "colorImages.Black"],
  ])("are refused by their form: %s", (_, colorImages, field) => {
    const product = { name: "Slim Denim", category: "Denim Pants", price: 1, image1: INDIGO };
    for (const parsed of [
      createProductSchema.safeParse({ ...product, colors: "Black", colorImages }),
      updateProductSchema.safeParse({ colorImages }),
    ])
      expect(parsed.error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });
});

describe("the galleries by colour", () => {
  const [A, B, C, D, E] = ["a", "b", "c", "d", "e"].map((name) => `/catalogue/${name}-960.webp`) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const changed = async (productId: string, fields: UpdateProductInput) => {
    await updateProduct({ productId, fields: updateProductSchema.parse(fields) });
    const { colorImages, colorGalleries } = await requireProduct(productId);
    return { colorImages, colorGalleries };
  };

  it("have their first as the picture of the colour, and replace all that there were", async () => {
    const { _id, ...product } = await makeProduct({ colorGalleries: { indigo: [A, B], BLACK: [C, D, A] } });
    expect(product).toMatchObject({
      colorImages: { Indigo: A, Black: C },
      colorGalleries: { Indigo: [A, B], Black: [C, D, A] },
    });
    expect(await changed(_id, { colorGalleries: { Black: [E] } })).toEqual({
      colorImages: { Black: E },
      colorGalleries: { Black: [E] },
    });
    expect(await changed(_id, { colorGalleries: {} })).toEqual({});
  });

  it("keep the rest where a first picture alone is replaced, and each picture once", async () => {
    const { _id } = await makeProduct({ colorGalleries: { Indigo: [A, B], Black: [C, D] } });
    expect(await changed(_id, { colorImages: { Black: E } })).toEqual({
      colorImages: { Indigo: A, Black: E },
      colorGalleries: { Indigo: [A, B], Black: [E, D] },
    });
    expect((await changed(_id, { colorImages: { Black: D } })).colorGalleries).toEqual({
      Indigo: [A, B],
      Black: [D],
    });
    expect((await changed(_id, { colors: ["Indigo"] })).colorGalleries).toEqual({ Indigo: [A, B] });
  });

  it.each([
    ["none", []],
    ["five", [A, B, C, D, E]],
    ["no address", ["black"]],
    ["no list", A],
  ])("are refused with %s", (_what, Black) => {
    const { success, error } = updateProductSchema.safeParse({ colorGalleries: { Black } });
    expect(success).toBe(false);
    expect(error?.issues[0]?.path.slice(0, 2)).toEqual(["colorGalleries", "Black"]);
  });

  it("are refused for a colour that the product does not have", async () => {
    expect(await codeOf(makeProduct({ colorGalleries: { Red: [A] } }))).toBe("INVALID_FIELDS");
  });
});

describe("galleries and first pictures in one call", () => {
  it("are kept where they say the same, and refused where they do not", async () => {
    const colorGalleries = { Indigo: [INDIGO, BLACK] };
    const product = await makeProduct({ colorImages: { indigo: INDIGO }, colorGalleries });
    expect(product.colorGalleries).toEqual(colorGalleries);
    const odd: Record<string, string>[] = [{ Indigo: BLACK }, { Black: BLACK }, { Purple: INDIGO }];
    for (const colorImages of odd)
      expect(await codeOf(makeProduct({ colorImages, colorGalleries }))).toBe("INVALID_FIELDS");
  });
});

describe("the gallery of a colour that is spelled anew", () => {
  it("stays with it", async () => {
    const { _id: productId } = await makeProduct({
      colors: ["Off White", "Black"],
      colorImages: { "Off White": INDIGO },
    });
    await updateProduct({ productId, fields: { colors: ["Off-White", "Black"] } });
    expect((await requireProduct(productId)).colorImages).toEqual({ "Off-White": INDIGO });
  });
});

describe("planColorImages", () => {
  it("keeps the gallery of a colour that no call can name", () => {
    const colorImages = [
      { color: "No. 5", image: INDIGO },
      { color: "Black", image: BLACK },
    ];
    const before = { colors: ["No. 5", "Black"], colorImages };
    expect(planColorImages(before, { colorGalleries: { Black: [INDIGO] } })).toEqual([
      { color: "Black", image: INDIGO },
      { color: "No. 5", image: INDIGO },
    ]);
  });
});
