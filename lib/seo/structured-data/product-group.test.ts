import { optionSlug } from "@/lib/platform/text/option-slug";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { productGraph } from "@/lib/seo/structured-data/product";
import { sampleProduct } from "@/testing/sample-product";
import {
  breadcrumbsSchema,
  graphSchema,
  groupSchema,
  returnPolicySchema,
  shippingSchema,
} from "@/testing/structured-data";

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
      [`${page}?size=30&color=indigo`, "https://schema.org/LimitedAvailability", 1_250],
      [`${page}?size=32&color=indigo`, "https://schema.org/OutOfStock", 1_250],
      [`${page}?size=30&color=black`, "https://schema.org/InStock", 1_250],
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
    const named = terms.map((one) => one["@id"]);
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
    expect(chosen).toEqual(odd.map(({ size, color }) => ({ size, color: optionSlug(color) })));
  });
});
