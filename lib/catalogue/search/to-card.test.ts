import { describe, expect, it } from "vitest";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import { findProducts } from "@/lib/catalogue/search/find-products";
import { listShown, toCard, toSuggestion } from "@/lib/catalogue/search/to-card";
import type { IndexedProduct } from "@/lib/catalogue/search/indexed-product";
import { sampleProduct } from "@/testing/sample-product";

const [KHAKI, BLACK] = ["/images/khaki-960.webp", "/images/black-960.webp"];

/** The newest is the last. */
function shopOf(...products: Partial<IndexedProduct>[]): Catalogue {
  const shop = new Catalogue();
  for (const [index, fields] of products.entries())
    shop.set(
      sampleProduct({
        _id: String(index).padStart(24, "0"),
        category: "Twill Pants",
        sizes: ["30", "32"],
        colors: ["Khaki", "Black"],
        image1: KHAKI,
        stock: "5",
        ...fields,
      }),
    );
  return shop;
}

const PICTURED = { name: "Pictured", colorImages: { Khaki: KHAKI, Black: BLACK } };
const UNPICTURED = { name: "Unpictured", colorImages: { Khaki: KHAKI } };
const NAMED = { name: "Black Chino", colors: ["Black", "Khaki"] };

describe("a search for a colour", () => {
  it.each(["kalo pant", "কালো প্যান্ট", "black pants"])(
    "%s shows first what is named or pictured in it",
    (q) => {
      const shop = shopOf(UNPICTURED, PICTURED, NAMED);
      const names = findProducts(shop, q).entries.map(({ name }) => name);
      expect(names).toHaveLength(3);
      expect(names.at(-1)).toBe("Unpictured");
      const shown = listShown(shop, { size: [], color: [], words: q });
      const cards = findProducts(shop, q).entries.map((entry) => toCard(shop, entry, shown));
      const look = Object.fromEntries(
        cards.map(({ name, image1, shownIn, option }) => [name, { image1, shownIn, option }]),
      );
      const option = { size: "", color: "Black" };
      expect(look).toMatchObject({
        Pictured: { image1: BLACK, shownIn: undefined, option },
        Unpictured: { image1: KHAKI, shownIn: "Khaki", option },
      });
      const offered = findProducts(shop, q).entries.map((entry) => toSuggestion(shop, entry, shown));
      expect(offered.map(({ image1, shownIn }) => [image1, shownIn])).toEqual(
        cards.map(({ image1, shownIn }) => [image1, shownIn]),
      );
      expect(offered.every(({ color }) => color === "Black")).toBe(true);
    },
  );
});

describe("a card of a narrowed list", () => {
  it("opens on the option that can be had, and shows its colour", () => {
    const stockByOption = [
      { size: "30", color: "Khaki", stock: 3 },
      { size: "30", color: "Black", stock: 0 },
      { size: "32", color: "Black", stock: 1 },
    ];
    const shop = shopOf({ ...PICTURED, stockByOption });
    const [entry] = shop.list();
    if (!entry) throw new Error("There is none.");
    expect(toCard(shop, entry, { size: ["30", "32"], color: ["black"] })).toMatchObject({
      option: { size: "32", color: "Black" },
      image1: BLACK,
      colors: ["Khaki", "Black"],
    });
    expect(toCard(shop, entry, { size: [], color: [] })).not.toHaveProperty("option");
  });
});
