import { describe, expect, it } from "vitest";
import { listPictureAddresses } from "@/lib/catalogue/products/picture-fields";
import { writeSitemap } from "@/lib/seo/sitemap";
import { BREAKOUT_NAME, sampleProduct } from "@/testing/sample-product";

const HOST = "http://localhost:3000";
/** Home, twelve categories, About, Return, Privacy and Terms. */
const STATIC_PAGES = 17;
/** Each page is named in each language. */
const LANGUAGES = 2;

const whole = (parts: Iterable<string> | undefined) => [...(parts ?? [])].join("");
const mainOf = (...input: Parameters<typeof writeSitemap>) => whole(writeSitemap(...input)[0]);
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
const LINK = /<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g;
const wholeEntryOf = (xml: string, path: string) =>
  new RegExp(`<url><loc>${HOST}${path}</loc>(.*)</url>`).exec(xml)?.[1] ?? "";
/** Without the page's addresses in all languages. */
const entryOf = (xml: string, path: string) => wholeEntryOf(xml, path).replaceAll(LINK, "");

/** A product as the sitemap reads it. */
function listed(fields: Parameters<typeof sampleProduct>[0] = {}) {
  const product = sampleProduct(fields);
  return {
    ...product,
    images: [...listPictureAddresses(product), ...Object.values(product.colorImages ?? {})],
  };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    listed({ _id: (index + 1).toString(16).padStart(24, "0"), updatedAt: "2026-10-01T00:00:00.000Z" }),
  );

describe("writeSitemap", () => {
  it("names every public page, with the last change of a product and of its category", () => {
    const xml = mainOf([
      listed(),
      listed({ _id: "65f000000000000000000002", updatedAt: "2026-11-03T00:00:00.000Z" }),
      listed({
        _id: "65f000000000000000000003",
        category: "Caps",
        updatedAt: "2026-11-02T00:00:00.000Z",
      }),
    ]);
    expect(locsOf(xml)).toHaveLength(LANGUAGES * (STATIC_PAGES + 3));
    expect(entryOf(xml, "/")).toBe("<lastmod>2026-11-03T00:00:00.000Z</lastmod>");
    expect(entryOf(xml, "/denimpants")).toBe("<lastmod>2026-11-03T00:00:00.000Z</lastmod>");
    expect(entryOf(xml, "/caps")).toBe("<lastmod>2026-11-02T00:00:00.000Z</lastmod>");
    expect(entryOf(xml, "/wallets")).toBe("");
    expect(entryOf(xml, "/details/65f000000000000000000001")).toMatch(
      /^<lastmod>2026-11-01T06:00:00.000Z<\/lastmod>/,
    );
    expect(xml).not.toMatch(/login|register|reset|dashboard/);
  });

  it("names each page in each language, and beside each of them all its addresses", () => {
    const xml = mainOf([listed()]);
    for (const [english, bangla] of [
      ["/", "/bn"],
      ["/caps", "/bn/caps"],
      ["/details/65f000000000000000000001", "/bn/details/65f000000000000000000001"],
    ] as const) {
      const links = [
        ["en", HOST + english],
        ["bn", HOST + bangla],
        ["x-default", HOST + english],
      ];
      for (const path of [english, bangla])
        expect([...wholeEntryOf(xml, path).matchAll(LINK)].map(([, ...link]) => link)).toEqual(links);
    }
    expect(wholeEntryOf(xml, "/details/65f000000000000000000001")).toContain("<image:image>");
    expect(wholeEntryOf(xml, "/bn/details/65f000000000000000000001")).not.toContain("<image:image>");
  });

  it("names every picture, also of another host", () => {
    const image2 = "https://pictures.example/a b.webp?w=1&h='2'";
    const xml = mainOf([listed({ name: BREAKOUT_NAME, image2 })]);
    expect([...xml.matchAll(/<image:loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
      `${HOST}/catalogue/denim-1-960.webp`,
      "https://pictures.example/a%20b.webp?w=1&amp;h=%272%27",
    ]);
  });

  it("names the pictures of the colours, each once", () => {
    const [first, black] = ["/catalogue/denim-1-960.webp", "/catalogue/black-960.webp"];
    const xml = mainOf([listed({ colorImages: { Indigo: first, Black: black } })]);
    expect([...xml.matchAll(/<image:loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
      `${HOST}${first}`,
      `${HOST}${black}`,
    ]);
  });

  it("becomes an index when it outgrows 5,000 pages, whose parts hold each address once", () => {
    const [main, ...rest] = writeSitemap(many(5_001));
    const index = whole(main);
    expect(index).toContain("<sitemapindex");
    expect(locsOf(index)).toEqual([`${HOST}/sitemaps/1.xml`, `${HOST}/sitemaps/2.xml`]);
    const parts = rest.map((part) => locsOf(whole(part)));
    expect(parts.map((part) => part.length)).toEqual([LANGUAGES * 5_000, LANGUAGES * 18]);
    expect(new Set(parts.flat()).size).toBe(LANGUAGES * (5_001 + STATIC_PAGES));
  });

  it("stays one file up to the limit, and names static pages without any product", () => {
    expect(mainOf(many(5), { limit: STATIC_PAGES + 5 })).toContain("<urlset");
    expect(mainOf(many(6), { limit: STATIC_PAGES + 5 })).toContain("<sitemapindex");
    expect(locsOf(mainOf([]))).toHaveLength(LANGUAGES * STATIC_PAGES);
  });
});
