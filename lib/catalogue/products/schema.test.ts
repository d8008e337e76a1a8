import { describe, expect, it } from "vitest";
import {
  createProductSchema,
  listProductsQuerySchema,
  updateProductSchema,
} from "@/lib/catalogue/products/schema";

const PRODUCT = {
  name: "Slim Denim",
  category: "Denim Pants",
  price: "৳ 1,250",
  image1: "/catalogue/denim.webp",
};

function wrongFieldsOf(input: unknown): string[] {
  const parsed = createProductSchema.safeParse(input);
  return parsed.success ? [] : [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
}

describe("createProductSchema", () => {
  it("fills in what is not given and drops what it does not know", () => {
    expect(createProductSchema.parse({ ...PRODUCT, version: 9, nameKey: "x", _id: "x" })).toEqual({
      ...PRODUCT,
      price: 1_250,
      fit: "",
      sizes: [],
      colors: [],
      stock: "",
      image2: "",
      image3: "",
    });
  });

  it("takes what is on the label as one line, and can do without", () => {
    const label = { fabric: " 98% cotton,\n 2% elastane ", weight: "11 oz", care: "", origin: "ঢাকা" };
    expect(createProductSchema.parse({ ...PRODUCT, ...label })).toMatchObject({
      fabric: "98% cotton, 2% elastane",
      weight: "11 oz",
      care: "",
      origin: "ঢাকা",
    });
    expect(updateProductSchema.parse({ fitNote: "" })).toEqual({ fitNote: "" });
    expect(wrongFieldsOf({ ...PRODUCT, fabric: ["cotton"], fitNote: "x".repeat(201) })).toEqual([
      "fabric",
      "fitNote",
    ]);
  });

  it("takes a description as paragraphs of lines, and at most 2,000 characters", () => {
    const written = "  Cut  wide.\r\nWorn in.\n\n\n\n\u202eSewn \t here. \n";
    const parsed = createProductSchema.safeParse({ ...PRODUCT, description: written });
    expect(parsed.data?.description).toBe("Cut wide.\nWorn in.\n\nSewn here.");
    const long = createProductSchema.safeParse({ ...PRODUCT, description: "x".repeat(2_001) });
    expect(long.error?.issues).toMatchObject([
      { path: ["description"], message: "Please keep it to 2000 characters." },
    ]);
  });

  it("takes sizes and colours as text or as a list", () => {
    const parsed = createProductSchema.parse({ ...PRODUCT, sizes: "30, 32,", colors: ["Indigo", "indigo"] });
    expect(parsed).toMatchObject({ sizes: ["30", "32"], colors: ["Indigo"] });
  });

  it("names each field that is missing", () => {
    expect(wrongFieldsOf({})).toEqual(["name", "category", "price", "image1"]);
  });

  it.each([
    ["name", ""],
    ["name", " \u202e "],
    ["name", "x".repeat(101)],
    ["name", { $ne: "" }],
    ["category", "denim pants"],
    ["category", "Socks"],
    ["price", ""],
    ["price", null],
    ["price", true],
    ["price", [5]],
    ["price", 0],
    ["image1", ""],
    ["image1", "http://pictures.example/x.jpg"],
    ["image2", "javascript:alert(1)"],
    ["image3", `https://pictures.example/${"x".repeat(2_000)}`],
    ["name", "\u200b\u200d"],
    ["stock", 5],
    ["stock", "1000001"],
    ["stock", "x".repeat(101)],
    ["fit", null],
    ["sizes", 32],
    ["sizes", [32]],
    ["colors", Array.from({ length: 41 }, (_, index) => `c${index}`)],
    ["colors", Array.from({ length: 41 }, (_, index) => `c${index}`).join(",")],
  ])("refuses the %s %j", (field, value) => {
    const wrong = wrongFieldsOf({ ...PRODUCT, [field]: value });
    expect(wrong.map((path) => path.split(".")[0])).toEqual([field]);
  });
});

describe("updateProductSchema", () => {
  it("holds just the fields that are given", () => {
    expect(updateProductSchema.parse({ stock: "7", role: "admin" })).toEqual({ stock: "7" });
    expect(updateProductSchema.parse({})).toEqual({});
  });

  it("names a picture by its larger copy, whichever was given", () => {
    const id = "65f000000000000000000001";
    const { data } = updateProductSchema.safeParse({ image1: `/images/${id}-480.webp`, image2: "" });
    expect(data).toEqual({ image1: `/images/${id}-960.webp`, image2: "" });
  });

  it.each([{ name: "" }, { price: 0 }, { image1: "" }, { category: null }])("refuses %j", (fields) => {
    expect(updateProductSchema.safeParse(fields).success).toBe(false);
  });
});

describe("listProductsQuerySchema", () => {
  it("reads a full query", () => {
    const query = { category: "Caps", q: " wool ", limit: "20", cursor: "65F000000000000000000001" };
    expect(listProductsQuerySchema.parse(query)).toEqual({
      category: "Caps",
      q: "wool",
      limit: 20,
      cursor: { numbers: [], id: "65F000000000000000000001" },
    });
  });

  it.each([
    { limit: "0" },
    { limit: "101" },
    { limit: "1.5" },
    { limit: "" },
    { cursor: "x" },
    { category: "Socks" },
    { q: ["a", "b"] },
  ])("refuses %j", (query) => {
    expect(listProductsQuerySchema.safeParse(query).success).toBe(false);
  });
});
