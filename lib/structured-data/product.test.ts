import { describe, expect, it } from "vitest";
import { z } from "zod";
import { categoryGraph } from "@/lib/structured-data/category";
import { productGraph } from "@/lib/structured-data/product";
import { homeGraph, storeGraph } from "@/lib/structured-data/store";
import { CATEGORIES } from "@/lib/catalog";
import { BREAKOUT_NAME, sampleProduct } from "@/testing/sample-product";

const address = z.url({ protocol: /^https?$/ });
const term = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));
const country = z.literal("BD");

const daysSchema = z.object({
  "@type": z.literal("QuantitativeValue"),
  minValue: z.int().min(0),
  maxValue: z.int().min(0),
  unitCode: z.literal("DAY"),
});

const returnPolicySchema = z.object({
  "@type": z.literal("MerchantReturnPolicy"),
  applicableCountry: country,
  returnPolicyCountry: country,
  returnPolicyCategory: term("MerchantReturnFiniteReturnWindow"),
  merchantReturnDays: z.literal(3),
  merchantReturnLink: address,
  // The policy page tells to bring the item; it says nothing of sending it.
  returnMethod: term("ReturnInStore"),
  refundType: z.array(term("FullRefund", "ExchangeRefund")).length(2),
});

const shippingSchema = z.object({
  "@type": z.literal("OfferShippingDetails"),
  shippingDestination: z.object({
    "@type": z.literal("DefinedRegion"),
    addressCountry: country,
    addressRegion: z.array(z.string().regex(/^\d\d$/)).min(1),
  }),
  shippingRate: z.object({
    "@type": z.literal("MonetaryAmount"),
    value: z.int(),
    currency: z.literal("BDT"),
  }),
  deliveryTime: z.object({
    "@type": z.literal("ShippingDeliveryTime"),
    handlingTime: daysSchema,
    transitTime: daysSchema,
  }),
});

const offerSchema = z.object({
  "@type": z.literal("Offer"),
  url: address,
  price: z.int().min(1),
  priceCurrency: z.literal("BDT"),
  availability: term("InStock", "LimitedAvailability", "OutOfStock"),
  itemCondition: term("NewCondition"),
});

const clothingSchema = z.object({
  name: z.string().min(1),
  image: z.array(address).min(1),
  description: z.string().min(1),
  brand: z.object({ "@type": z.literal("Brand"), name: z.string().min(1) }),
  audience: z.object({ "@type": z.literal("PeopleAudience"), suggestedGender: z.literal("male") }),
});

/** What Google asks of a merchant listing, required and recommended, as far as the shop knows it. */
const productSchema = clothingSchema.extend({
  "@type": z.literal("Product"),
  sku: z.string().min(1),
  color: z.array(z.string()).min(1),
  size: z.array(z.string()).min(1),
  offers: offerSchema.extend({
    hasMerchantReturnPolicy: returnPolicySchema,
    shippingDetails: z.array(shippingSchema).length(2),
  }),
});

const reference = z.strictObject({ "@id": z.string().startsWith("#") });

const variantSchema = z.object({
  "@type": z.literal("Product"),
  // Printed on a label and typed from it.
  sku: z.string().regex(/^[0-9a-z-]{1,50}$/),
  name: z.string().min(1),
  image: address,
  size: z.string().min(1).optional(),
  color: z.string().min(1).optional(),
  offers: offerSchema.extend({
    hasMerchantReturnPolicy: reference,
    shippingDetails: z.array(reference).length(2),
  }),
});

/** What Google asks of the variants of a product that are all on one page. */
const groupSchema = clothingSchema.extend({
  "@type": z.literal("ProductGroup"),
  url: address,
  productGroupID: z.string().min(1),
  variesBy: z.array(term("size", "color")).min(1),
  hasVariant: z.array(variantSchema).min(2),
});

const breadcrumbsSchema = z.object({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.object({
        "@type": z.literal("ListItem"),
        position: z.int().min(1),
        name: z.string().min(1),
        item: address,
      }),
    )
    .min(2),
});

const graphSchema = <Things extends [z.ZodType, ...z.ZodType[]]>(...things: Things) =>
  z.strictObject({ "@context": z.literal("https://schema.org"), "@graph": z.tuple(things) });

const productGraphSchema = graphSchema(productSchema, breadcrumbsSchema);

/** As a search engine reads it, or an error that says what is missing. */
const readProduct = (fields = {}) =>
  productGraphSchema.parse(structuredClone(productGraph(sampleProduct(fields))))["@graph"];

describe("productGraph", () => {
  it("holds what a merchant listing and a breadcrumb need", () => {
    const [product, way] = readProduct({ image2: "https://pictures.example/2.webp" });
    expect(product.image).toEqual([
      "http://localhost:3000/catalogue/denim-1-960.webp",
      "https://pictures.example/2.webp",
    ]);
    expect(product.offers.shippingDetails.map(({ shippingRate }) => shippingRate.value)).toEqual([100, 150]);
    const [inside = [], outside = []] = product.offers.shippingDetails.map(
      ({ shippingDestination }) => shippingDestination.addressRegion,
    );
    // Every one of the 64 districts, and none of them in both.
    expect(inside).toEqual(["13"]);
    expect(new Set([...inside, ...outside]).size).toBe(64);
    expect(inside.length + outside.length).toBe(64);
    expect(way.itemListElement.map(({ position, name }) => `${position} ${name}`)).toEqual([
      "1 Home",
      "2 Denim Pants",
      "3 Slim Denim",
    ]);
  });

  it.each([
    ["0", "OutOfStock"],
    ["০", "OutOfStock"],
    ["1", "LimitedAvailability"],
    ["5", "LimitedAvailability"],
    ["6", "InStock"],
    ["", "InStock"],
    ["on request", "InStock"],
  ])("says of the stock %j that it is %s", (stock, availability) => {
    const [product] = readProduct({ stock });
    expect(product.offers.availability).toBe(`https://schema.org/${availability}`);
  });

  it("leaves out what is not known, and keeps any name as it is", () => {
    const graph = productGraph(sampleProduct({ name: BREAKOUT_NAME, sizes: [], colors: [], fit: "" }));
    const [product] = graph["@graph"];
    expect(product).toMatchObject({ name: BREAKOUT_NAME });
    for (const key of ["color", "size", "material", "aggregateRating"])
      expect(product).not.toHaveProperty(key);
  });
});

/** Indigo in 30 (3) and 32 (none), Black in 30 (12): it is not made in Black 32. */
const ROWS = [
  { size: "30", color: "Indigo", stock: 3 },
  { size: "32", color: "Indigo", stock: 0 },
  { size: "30", color: "Black", stock: 12 },
];

const sharedSchema = z.object({ "@id": z.string() });
const groupGraphSchema = graphSchema(
  groupSchema,
  breadcrumbsSchema,
  returnPolicySchema.extend(sharedSchema.shape),
  shippingSchema.extend(sharedSchema.shape),
  shippingSchema.extend(sharedSchema.shape),
);

const readGroup = (fields = {}) =>
  groupGraphSchema.parse(
    structuredClone(productGraph(sampleProduct({ stock: "15", stockByOption: ROWS, ...fields }))),
  )["@graph"];

describe("productGraph of a product that is counted by option", () => {
  it("is a group with a variant for each option that is made, and no other", () => {
    const [group] = readGroup();
    expect(group.productGroupID).toBe("65f000000000000000000001");
    expect(group.url).toBe("http://localhost:3000/details/65f000000000000000000001");
    expect(group.hasVariant.map(({ name, size, color }) => [name, size, color])).toEqual([
      ["Slim Denim, 30, Indigo", "30", "Indigo"],
      ["Slim Denim, 32, Indigo", "32", "Indigo"],
      ["Slim Denim, 30, Black", "30", "Black"],
    ]);
  });

  it("offers each at its own address, with its own availability, at the one price", () => {
    const [{ hasVariant }] = readGroup();
    const page = "http://localhost:3000/details/65f000000000000000000001";
    expect(hasVariant.map(({ offers: { url, availability, price } }) => [url, availability, price])).toEqual([
      [`${page}?size=30&color=Indigo`, "https://schema.org/LimitedAvailability", 1_250],
      [`${page}?size=32&color=Indigo`, "https://schema.org/OutOfStock", 1_250],
      [`${page}?size=30&color=Black`, "https://schema.org/InStock", 1_250],
    ]);
  });

  it("shows each in its own colour where there is a picture of it", () => {
    const [{ hasVariant }] = readGroup({ colorImages: { Black: "/catalogue/black-960.webp" } });
    expect(hasVariant.map(({ image }) => image)).toEqual([
      "http://localhost:3000/catalogue/denim-1-960.webp",
      "http://localhost:3000/catalogue/denim-1-960.webp",
      "http://localhost:3000/catalogue/black-960.webp",
    ]);
  });

  it("gives each an sku of its own, and terms that are in the graph", () => {
    const [{ hasVariant, productGroupID }, , ...terms] = readGroup();
    const skus = hasVariant.map(({ sku }) => sku);
    expect(new Set([productGroupID, ...skus]).size).toBe(4);
    const named = terms.map((term) => term["@id"]);
    for (const { offers } of hasVariant) {
      const references = [offers.hasMerchantReturnPolicy, ...offers.shippingDetails];
      expect(references.map((one) => one["@id"])).toEqual(named);
    }
    expect(new Set(named).size).toBe(3);
  });

  it.each([
    ["both", ROWS, ["size", "color"]],
    [
      "its sizes alone",
      [
        { ...ROWS[0], color: "" },
        { ...ROWS[1], color: "" },
      ],
      ["size"],
    ],
    [
      "its colours alone",
      [
        { ...ROWS[0], size: "" },
        { ...ROWS[2], size: "" },
      ],
      ["color"],
    ],
    ["its sizes, in its one colour", ROWS.slice(0, 2), ["size"]],
  ])("varies by %s", (_, stockByOption, kinds) => {
    const [{ variesBy, hasVariant }] = readGroup({ stockByOption });
    expect(variesBy).toEqual(kinds.map((kind) => `https://schema.org/${kind}`));
    const told = hasVariant.map((variant) =>
      Object.keys(variant).filter((key) => /^(size|color)$/.test(key)),
    );
    for (const keys of told) expect(keys).toEqual(expect.arrayContaining(kinds));
  });

  it("is one product where it is made in one option alone", () => {
    const stockByOption = [{ size: "One size", color: "Black", stock: 0 }];
    const [product] = productGraph(sampleProduct({ stock: "0", stockByOption }))["@graph"];
    expect(product).toMatchObject({
      "@type": "Product",
      size: "One size",
      color: "Black",
      offers: { availability: "https://schema.org/OutOfStock" },
    });
    expect(product).not.toHaveProperty("hasVariant");
  });

  it("holds any name in its addresses", () => {
    const odd = [
      { size: "৩২ / M&L", color: "নীল", stock: 1 },
      { size: "#1", color: "Off+White?", stock: 1 },
    ];
    const [{ hasVariant }] = readGroup({ stockByOption: odd });
    const chosen = hasVariant.map(({ offers }) => Object.fromEntries(new URL(offers.url).searchParams));
    expect(chosen).toEqual(odd.map(({ size, color }) => ({ size, color })));
  });
});

describe("categoryGraph", () => {
  const [category] = CATEGORIES;

  it("lists the products of the page in their order", () => {
    const graph = categoryGraph(category, [{ _id: "b" }, { _id: "a" }]);
    const listSchema = z.object({
      "@type": z.literal("ItemList"),
      itemListElement: z.array(z.object({ position: z.int(), url: address })),
    });
    const [, list] = graphSchema(breadcrumbsSchema, listSchema).parse(structuredClone(graph))["@graph"];
    expect(list.itemListElement.map(({ position, url }) => [position, url])).toEqual([
      [1, "http://localhost:3000/details/b"],
      [2, "http://localhost:3000/details/a"],
    ]);
  });

  it("lists nothing where there is nothing", () => {
    expect(() => graphSchema(breadcrumbsSchema).parse(categoryGraph(category, []))).not.toThrow();
  });
});

describe("homeGraph", () => {
  const storeSchema = z.object({
    "@type": z.literal("ClothingStore"),
    name: z.string(),
    url: address,
    telephone: z.string().regex(/^\+880\d{10}$/),
    hasMap: address,
    address: z.object({
      streetAddress: z.string(),
      addressLocality: z.string(),
      postalCode: z.string(),
      addressCountry: country,
    }),
  });

  it("holds the site and the outlet, which the contact page holds too", () => {
    const siteSchema = z.object({ "@type": z.literal("WebSite"), name: z.string(), url: address });
    const home = graphSchema(siteSchema, storeSchema).parse(structuredClone(homeGraph()));
    const contact = graphSchema(storeSchema).parse(structuredClone(storeGraph()));
    expect(contact["@graph"][0]).toEqual(home["@graph"][1]);
  });

  it("names no account where there is only a network's front page", () => {
    expect(storeGraph()["@graph"][0]).not.toHaveProperty("sameAs");
  });
});
