import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { categoryGraph } from "@/lib/seo/structured-data/category";
import { productGraph } from "@/lib/seo/structured-data/product";
import { homeGraph, storeGraph } from "@/lib/seo/structured-data/store";
import { CATEGORIES } from "@/lib/categories";
import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_SHOP_FACTS } from "@/lib/shop-facts";
import { DEFAULT_BRAND } from "@/lib/site";
import { setFreeFrom } from "@/testing/charges";
import { BREAKOUT_NAME, sampleProduct } from "@/testing/sample-product";
import { address, breadcrumbsSchema, country, graphSchema, productSchema } from "@/testing/structured-data";

const productGraphSchema = graphSchema(productSchema, breadcrumbsSchema);

/** As a search engine reads it, or an error that says what is missing. */
const readProduct = (fields = {}) =>
  productGraphSchema.parse(structuredClone(productGraph(sampleProduct(fields))))["@graph"];

afterEach(() => {
  delete processState.shopFacts;
});

describe("productGraph", () => {
  it("charges nothing for the delivery of what costs enough for that", () => {
    setFreeFrom(1_250);
    const [product] = readProduct({ price: 1_250 });
    expect(product.offers.shippingDetails.map(({ shippingRate }) => shippingRate.value)).toEqual([0, 0]);
  });

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

  it("offers at the price, and tells the old one as struck through", () => {
    expect(productGraph(sampleProduct({ compareAtPrice: 1_500 }))["@graph"][0]).toMatchObject({
      offers: {
        price: 1_250,
        priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: 1_500 },
      },
    });
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

  it("tells what is on the label, and nothing of what is not", () => {
    const label = { fabric: "100% cotton denim", weight: "14 oz", origin: "Sewn in Dhaka" };
    expect(productGraph(sampleProduct(label))["@graph"][0]).toMatchObject({
      material: "100% cotton denim",
      additionalProperty: [
        { "@type": "PropertyValue", name: "Fabric weight", value: "14 oz" },
        { "@type": "PropertyValue", name: "Made in", value: "Sewn in Dhaka" },
      ],
    });
    expect(productGraph(sampleProduct())["@graph"][0]).not.toHaveProperty("additionalProperty");
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

describe("a page in Bangla", () => {
  it("tells machines the shop's Bangla name and description, and its English name where there is no other", () => {
    const brand = {
      ...DEFAULT_BRAND,
      name: "Rongdhonu",
      nameBn: "রংধনু",
      description: "Cotton",
      descriptionBn: "সুতি",
    };
    processState.shopFacts = { ...DEFAULT_SHOP_FACTS, brand };
    const told = { "@type": "ClothingStore", name: "রংধনু", description: "সুতি" };
    expect(homeGraph([], "bn")["@graph"]).toMatchObject([
      { "@type": "WebSite", name: "রংধনু", inLanguage: "bn" },
      told,
    ]);
    expect(storeGraph("bn")["@graph"]).toMatchObject([told]);
    expect(storeGraph("en")["@graph"]).toMatchObject([{ name: "Rongdhonu", description: "Cotton" }]);
    processState.shopFacts = { ...DEFAULT_SHOP_FACTS, brand: { ...brand, nameBn: "" } };
    expect(storeGraph("bn")["@graph"]).toMatchObject([{ name: "Rongdhonu" }]);
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
    const home = graphSchema(siteSchema, storeSchema).parse(structuredClone(homeGraph([])));
    const contact = graphSchema(storeSchema).parse(structuredClone(storeGraph()));
    expect(contact["@graph"][0]).toEqual(home["@graph"][1]);
  });

  it("holds the questions that stand on the page, whatever is in their words", () => {
    const questions = [{ question: "কবে আসবে?", answer: `${BREAKOUT_NAME}, within 3 days.` }];
    const [, , faq] = structuredClone(homeGraph(questions))["@graph"];
    expect(faq).toEqual({
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "কবে আসবে?",
          acceptedAnswer: { "@type": "Answer", text: `${BREAKOUT_NAME}, within 3 days.` },
        },
      ],
    });
  });

  it("names no account where there is only a network's front page", () => {
    expect(storeGraph()["@graph"][0]).not.toHaveProperty("sameAs");
  });
});

describe("productGraph of what is reviewed", () => {
  const review = {
    _id: "65f000000000000000000009",
    name: "Rahim",
    rating: 4,
    fit: "right" as const,
    size: "32",
    color: "Indigo",
    text: "Good cloth",
    pictures: [],
    at: "2026-11-02T10:00:00+06:00",
    reply: "",
  };
  const summary = { count: 7, average: 4.3 };
  const read = (reviews = [review], stockByOption?: { size: string; color: string; stock: number }[]) =>
    productGraph(sampleProduct(stockByOption ? { stockByOption } : {}), { summary, first: { reviews } })[
      "@graph"
    ][0];

  it("has the rating and some reviews, also as a group of options", () => {
    const rows = ["30", "32"].map((size) => ({ size, color: "Indigo", stock: 1 }));
    for (const thing of [read(), read([review], rows)])
      expect(thing).toMatchObject({
        aggregateRating: { "@type": "AggregateRating", ratingValue: 4.3, reviewCount: 7, bestRating: 5 },
        review: [
          {
            "@type": "Review",
            author: { "@type": "Person", name: "Rahim" },
            reviewRating: { ratingValue: 4 },
            datePublished: "2026-11-02",
            reviewBody: "Good cloth",
          },
        ],
      });
  });

  it("names at most five, and none that nobody is left of", () => {
    expect(read(Array.from({ length: 8 }, () => review))).toMatchObject({ review: { length: 5 } });
    expect(read([{ ...review, name: "" }])).not.toHaveProperty("review");
  });

  it("says nothing of a rating where there is none", () => {
    const [thing] = productGraph(sampleProduct())["@graph"];
    for (const key of ["aggregateRating", "review"]) expect(thing).not.toHaveProperty(key);
  });
});
