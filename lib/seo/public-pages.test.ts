import { describe, expect, it } from "vitest";
import { CATEGORIES } from "@/lib/categories";
import { categoryMetadata, homeMetadata, pageMetadata, productMetadata } from "@/lib/seo/page-metadata";
import { productPage } from "@/lib/seo/product-text";
import {
  aboutPage,
  laterPageOf,
  type PublicPage,
  publicPageOf,
  privacyPage,
  returnPage,
  termsPage,
  titleSuffix,
} from "@/lib/seo/public-pages";
import { PRODUCT_FIELDS } from "@/lib/catalogue/products/fields";
import { MAX_PRICE } from "@/lib/catalogue/products/rules";
import { brandFacts } from "@/lib/shop-facts";
import { SITE } from "@/lib/site";
import { DEMO_PRODUCTS } from "@/demo/products";
import { sampleProduct } from "@/testing/sample-product";

const PAGES = [aboutPage(), returnPage(), privacyPage(), termsPage(), ...CATEGORIES.map(publicPageOf)];

/** What search engines show of a title and of a description. */
const MAX_TITLE = 65;
const MAX_DESCRIPTION = 160;

const LONG_NAMES = [
  "Selvedge ".repeat(12).trim().slice(0, PRODUCT_FIELDS.name.maxLength),
  "W".repeat(PRODUCT_FIELDS.name.maxLength),
  "পাঞ্জাবি ".repeat(20).slice(0, PRODUCT_FIELDS.name.maxLength).trim(),
  "ক্ষ".repeat(PRODUCT_FIELDS.name.maxLength).slice(0, PRODUCT_FIELDS.name.maxLength),
];
const MANY = Array.from({ length: 40 }, (_, index) => `${"long".repeat(20)} ${index}`);

const SHOWN: PublicPage[] = [
  ...PAGES,
  ...CATEGORIES.map((category) => laterPageOf(category, 1_234, 1_234)),
  ...DEMO_PRODUCTS.map((product) => productPage(sampleProduct(product))),
  ...LONG_NAMES.flatMap((name) => [
    productPage(sampleProduct({ name, price: MAX_PRICE })),
    productPage(sampleProduct({ name, price: MAX_PRICE, sizes: MANY, colors: MANY, fit: "f".repeat(100) })),
  ]),
];

it("every page's title and description are short enough to be shown whole", () => {
  expect(DEMO_PRODUCTS.length).toBeGreaterThan(90);
  const long = SHOWN.filter(
    ({ title, description }) =>
      `${title}${titleSuffix()}`.length > MAX_TITLE || description.length > MAX_DESCRIPTION,
  );
  expect(long).toEqual([]);
  expect(brandFacts().title.length).toBeLessThanOrEqual(MAX_TITLE);
  expect(brandFacts().description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
});

it("a long name is cut between words, and never within a letter", () => {
  const titles = LONG_NAMES.map((name) => productPage(sampleProduct({ name })).title);
  expect(titles[0]).toBe("Selvedge Selvedge Selvedge Selvedge Selvedge Selvedge…");
  for (const title of titles) expect(title).toMatch(/…$/);
  expect(titles[3]?.slice(0, -1)).toMatch(/^(ক্ষ)+$/);
});

it("the language that networks are told is that of the page", () => {
  expect(SITE.locales.en).toMatch(/^en_[A-Z]{2}$/);
  expect(homeMetadata().openGraph).toMatchObject({ locale: SITE.locales.en });
});

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
      pageMetadata(aboutPage()).alternates?.canonical,
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
