import { describe, expect, it } from "vitest";
import { LOW_STOCK } from "@/lib/stock/constants";
import { optionKey } from "@/lib/stock/options";
import { findCategoryPage, findProducts } from "@/lib/catalogue/products/queries";
import { PRODUCTS_PER_PAGE } from "@/lib/catalogue/products/rules";
import { listProductsQuerySchema } from "@/lib/catalogue/products/schema";
import { useDatabase } from "@/testing/database";
import { planOf } from "@/testing/plans";
import { CATEGORY_NAMES } from "@/lib/categories";
import { Product } from "@/models/product";

const COUNT = 5_000;
const PAGE = 25;

useDatabase();

const rowsOf = (index: number) =>
  ["30", "32"].map((size) => ({
    size,
    key: optionKey({ size, color: "" }),
    stock: size === "32" && index % 5 === 1 ? LOW_STOCK : 20 + (index % 7),
  }));

async function fill(): Promise<string> {
  await Product.insertMany(
    Array.from({ length: COUNT }, (_, index) => ({
      name: `Cap ${index} ${index % 100 === 7 ? "rare" : "common"}`,
      nameKey: `cap ${index} ${index % 100 === 7 ? "rare" : "common"}`,
      category: CATEGORY_NAMES[index % 12],
      price: 500,
      image1: "/catalogue/x.webp",
      stock: String(index % 40),
      stockRank: index % 40,
      // Two in five are counted by size; half of these are low in one.
      ...(index % 5 < 2 && { stockByOption: rowsOf(index) }),
    })),
  );
  const middle = await Product.findOne({ stockRank: 20 }).lean();
  return middle?._id.toString() ?? "";
}

describe("the lists of products, with 5,000 of them", () => {
  it("never read the whole collection", async () => {
    const cursor = await fill();
    const limit = String(PAGE);
    const plans = new Map<string, Awaited<ReturnType<typeof planOf>>>();
    for (const query of [
      { limit },
      { limit, cursor },
      { limit, category: "Caps" },
      { limit, category: "Caps", cursor },
      { limit, order: "stock" },
      { limit, order: "stock", cursor: `20.${cursor}` },
      { limit, order: "stock", category: "Caps" },
      { limit, q: "rare" },
      { limit, q: "rare", order: "stock" },
      { limit, q: "rare", category: "Caps" },
      { limit, low: "1" },
      { limit, low: "1", cursor },
      { limit, low: "1", category: "Caps" },
      { limit, low: "1", order: "stock" },
      { limit, low: "1", order: "stock", cursor: `20.${cursor}` },
      { limit, low: "1", order: "stock", category: "Caps" },
      { limit, low: "1", q: "rare" },
    ]) {
      const plan = await planOf(findProducts(listProductsQuerySchema.parse(query)));
      plans.set(JSON.stringify({ ...query, ...("cursor" in query && { cursor: "…" }) }), plan);
    }
    const some = await Product.find({ nameKey: /rare/ }).select("_id").lean();
    const ids = some.map(({ _id }) => _id.toString());
    for (const order of ["newest", "stock"] as const) {
      const found = findProducts(listProductsQuerySchema.parse({ limit, order }), { withDrafts: true, ids });
      plans.set(`found by a search, ${order}`, await planOf(found));
    }
    for (const [query, { stages, documents }] of plans) {
      expect(stages, query).toMatch(/IXSCAN/);
      expect(stages, query).not.toMatch(/COLLSCAN/);
      expect(documents, query).toBeLessThanOrEqual(2 * PAGE);
    }
  });

  it("read of a category's page only its products, on an index", async () => {
    await fill();
    for (const [page, shown] of [
      [1, PRODUCTS_PER_PAGE],
      [5, PRODUCTS_PER_PAGE],
      [9, 416 - 8 * PRODUCTS_PER_PAGE],
      [10, 0],
    ] as const) {
      const { stages, keys, documents } = await planOf(findCategoryPage("Caps", page));
      expect(stages, `page ${page}`).toMatch(/IXSCAN\(category_1__id_-1_isDraft_1\)/);
      expect(stages, `page ${page}`).not.toMatch(/SORT/);
      expect(documents, `page ${page}`).toBe(shown);
      expect(keys, `page ${page}`).toBeLessThanOrEqual(page * PRODUCTS_PER_PAGE + 1);
    }
  });
});
