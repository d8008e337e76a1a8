import { describe, expect, it } from "vitest";
import { CATEGORIES } from "@/lib/catalog";
import { categoryMetadata, homeMetadata, pageMetadata, productMetadata } from "@/lib/seo/page-metadata";
import { ABOUT_PAGE, publicPageOf, RETURN_PAGE } from "@/lib/seo/public-pages";
import { sampleProduct } from "@/lib/testing/sample-product";

const PAGES = [ABOUT_PAGE, RETURN_PAGE, ...CATEGORIES.map(publicPageOf)];

/** A search engine shows about this many characters. */
const MAX_DESCRIPTION = 160;

it.each(PAGES)("$path says in one or two sentences what is there", ({ description }) => {
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
  expect(description.match(/\.(?= |$)/g)?.length).toBeLessThanOrEqual(2);
  expect(description).toMatch(/^[A-Z].*\.$/);
});

it("no two pages have the same title or description", () => {
  for (const key of ["title", "description", "path"] as const) {
    expect(new Set(PAGES.map((page) => page[key])).size).toBe(PAGES.length);
  }
});

describe("the metadata of a page", () => {
  it("names the page's one address at the configured host", () => {
    const [first] = CATEGORIES;
    expect([
      homeMetadata().alternates?.canonical,
      pageMetadata(ABOUT_PAGE).alternates?.canonical,
      categoryMetadata(first).alternates?.canonical,
      productMetadata(sampleProduct()).alternates?.canonical,
    ]).toEqual([
      "http://localhost:3000/",
      "http://localhost:3000/about",
      "http://localhost:3000/denimpants",
      "http://localhost:3000/details/65f000000000000000000001",
    ]);
  });

  it("tells a product from its facts", () => {
    expect(productMetadata(sampleProduct())).toMatchObject({
      title: "Slim Denim",
      description:
        "Slim Denim for BDT 1,250: Slim, sizes 30 and 32, in Indigo and Black. Cash on delivery anywhere in Bangladesh.",
    });
    const bare = sampleProduct({ fit: "", sizes: [], colors: [], stock: "0" });
    expect(productMetadata(bare).description).toBe("Slim Denim for BDT 1,250. Sold out.");
  });

  it("is none of a page that is not there", () => {
    expect([productMetadata(null), categoryMetadata(null)]).toEqual([{}, {}]);
  });
});
