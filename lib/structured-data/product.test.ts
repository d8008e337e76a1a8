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

/** What Google asks of a merchant listing, required and recommended, as far as the shop knows it. */
const productSchema = z.object({
  "@type": z.literal("Product"),
  name: z.string().min(1),
  image: z.array(address).min(1),
  description: z.string().min(1),
  sku: z.string().min(1),
  brand: z.object({ "@type": z.literal("Brand"), name: z.string().min(1) }),
  color: z.array(z.string()).min(1),
  size: z.array(z.string()).min(1),
  audience: z.object({ "@type": z.literal("PeopleAudience"), suggestedGender: z.literal("male") }),
  offers: z.object({
    "@type": z.literal("Offer"),
    url: address,
    price: z.int().min(1),
    priceCurrency: z.literal("BDT"),
    availability: term("InStock", "LimitedAvailability", "OutOfStock"),
    itemCondition: term("NewCondition"),
    hasMerchantReturnPolicy: z.object({
      "@type": z.literal("MerchantReturnPolicy"),
      applicableCountry: country,
      returnPolicyCountry: country,
      returnPolicyCategory: term("MerchantReturnFiniteReturnWindow"),
      merchantReturnDays: z.literal(3),
      merchantReturnLink: address,
      // The policy page tells to bring the item; it says nothing of sending it.
      returnMethod: term("ReturnInStore"),
      refundType: z.array(term("FullRefund", "ExchangeRefund")).length(2),
    }),
    shippingDetails: z
      .array(
        z.object({
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
        }),
      )
      .length(2),
  }),
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
