import { describe, expect, it } from "vitest";
import {
  findCategoryPage,
  getProduct,
  listProducts,
  listProductsByIds,
} from "@/lib/catalogue/products/queries";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { LOW_STOCK } from "@/lib/stock/constants";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { StockRow } from "@/lib/stock/options";
import { PRODUCTS_PER_PAGE } from "@/lib/catalogue/products/rules";
import { stockRank } from "@/lib/stock/rules";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Product } from "@/models/product";

useDatabase();

const namesOf = async (query: Parameters<typeof listProducts>[0]) =>
  (await listProducts(query)).map((product) => product.name);

async function makeThree() {
  await makeProduct({ name: "Slim Denim (30)", category: "Denim Pants" });
  await makeProduct({ name: "Wool Cap", category: "Caps" });
  await makeProduct({ name: "Slim Cap", category: "Caps" });
}

describe("listProducts", () => {
  it("lists everything, newest first", async () => {
    await makeThree();
    expect(await namesOf(undefined)).toEqual(["Slim Cap", "Wool Cap", "Slim Denim (30)"]);
  });

  it.each([
    [{ category: "Caps" }, ["Slim Cap", "Wool Cap"]],
    [{ category: "Wallets" }, []],
    [{ q: "SLIM" }, ["Slim Cap", "Slim Denim (30)"]],
    [{ q: "(30)" }, ["Slim Denim (30)"]],
    [{ q: ".*" }, []],
    [{ q: "(" }, ["Slim Denim (30)"]],
    [{ q: "" }, ["Slim Cap", "Wool Cap", "Slim Denim (30)"]],
    [{ q: "slim", category: "Caps" }, ["Slim Cap"]],
    [{ limit: 2 }, ["Slim Cap", "Wool Cap"]],
  ] as const)("finds by %j", async (query, names) => {
    await makeThree();
    expect(await namesOf(query)).toEqual(names);
  });

  it("finds what is low, or sold out, in one of its options, and no product that is counted as one", async () => {
    const row = (size: string, stock: number) => ({ size, color: "", stock });
    const make = (name: string, stockByOption: StockRow[]) =>
      makeProduct({ name, sizes: ["30", "32"], colors: [], stockByOption });
    await make("Plenty", [row("30", LOW_STOCK + 1), row("32", 900)]);
    await make("Few of one", [row("30", 40), row("32", LOW_STOCK)]);
    await make("None of one", [row("30", 0), row("32", 40)]);
    await makeProduct({ name: "As one", stock: "1" });
    expect(await namesOf({ low: "1" })).toEqual(["None of one", "Few of one"]);
    expect(await namesOf({ low: "1", order: "stock" })).toEqual(["None of one", "Few of one"]);
    expect(await namesOf({ low: "1", q: "few" })).toEqual(["Few of one"]);
    expect(await namesOf({ low: "1", category: "Wallets" })).toEqual([]);
    await Product.updateOne({ name: "Plenty" }, { "stockByOption.1.stock": 2 });
    expect(await namesOf({ low: "1" })).toEqual(["None of one", "Few of one", "Plenty"]);
  });

  it("goes on after the cursor without gap or double", async () => {
    await makeThree();
    const first = await listProducts({ limit: 1 });
    const rest = await listProducts({ cursor: { numbers: [], id: first[0]?._id ?? "" } });
    expect([...first, ...rest]).toEqual(await listProducts());
  });
});

describe("findCategoryPage", () => {
  it("shows each product of the category on one page, newest first, and nothing beyond the last", async () => {
    const count = PRODUCTS_PER_PAGE * 2 + 1;
    await Product.insertMany(
      Array.from({ length: count * 2 }, (_, index) => ({
        name: `Product ${index}`,
        nameKey: `product ${index}`,
        category: index % 2 === 0 ? "Caps" : "Belts",
        price: 500,
        image1: "/catalogue/x.webp",
        stockRank: 1,
      })),
    );
    const idsOf = async (page: number) =>
      (await findCategoryPage("Caps", page).lean()).map(({ _id }) => _id.toString());
    const pages = [await idsOf(1), await idsOf(2), await idsOf(3), await idsOf(4)];
    expect(pages.map((ids) => ids.length)).toEqual([PRODUCTS_PER_PAGE, PRODUCTS_PER_PAGE, 1, 0]);
    const all = await listProducts({ category: "Caps" });
    expect(pages.flat()).toEqual(all.map(({ _id }) => _id));
  });
});

describe("listProducts in the order of stock", () => {
  async function makeStocked() {
    const stocks = ["", "7", "0", "১২", "on request", "0", "7"];
    for (const [index, stock] of stocks.entries()) {
      await makeProduct({ name: `${stock || "none"} (${index})`, stock });
    }
  }

  it("begins with what is sold out and ends with what is not tracked, the newest first among equals", async () => {
    await makeStocked();
    expect(await namesOf({ order: "stock" })).toEqual([
      "0 (5)",
      "0 (2)",
      "7 (6)",
      "7 (1)",
      "১২ (3)",
      "on request (4)",
      "none (0)",
    ]);
  });

  it.each([1, 2, 3])("goes on after the cursor without gap or double, %i at a time", async (limit) => {
    await makeStocked();
    const seen: ProductDto[] = [];
    for (;;) {
      const last = seen.at(-1);
      const after = last && { cursor: { numbers: [stockRank(last.stock)], id: last._id } };
      const page = await listProducts({ order: "stock", limit, ...after });
      if (page.length === 0) break;
      seen.push(...page);
    }
    expect(seen).toEqual(await listProducts({ order: "stock" }));
  });

  it("follows an edit, an order and its cancellation", async () => {
    const [one, other] = [await makeProduct({ stock: "3" }), await makeProduct({ stock: "2" })];
    const order = async () => (await listProducts({ order: "stock" })).map(({ _id }) => _id);
    expect(await order()).toEqual([other._id, one._id]);
    await updateProduct({ productId: other._id, fields: { stock: "9" } });
    expect(await order()).toEqual([one._id, other._id]);
    await updateProduct({ productId: one._id, fields: { stock: "plenty" } });
    expect(await order()).toEqual([other._id, one._id]);
    await updateProduct({ productId: one._id, fields: { stock: "10" } });
    const orderId = await makeOrder(await makeUser(), { product: one, quantity: 2 });
    expect(await order()).toEqual([one._id, other._id]);
    await decideOrder({ orderId, decision: "Canceled" });
    expect(await order()).toEqual([other._id, one._id]);
  });
});

describe("getProduct", () => {
  it("finds one, or null", async () => {
    const product = await makeProduct();
    expect(await getProduct(product._id)).toEqual(product);
    expect(await getProduct("65f000000000000000000001")).toBeNull();
  });
});

describe("listProductsByIds", () => {
  it("leaves out those that are gone", async () => {
    const product = await makeProduct();
    expect(await listProductsByIds([product._id, "65f000000000000000000001"])).toEqual([product]);
    expect(await listProductsByIds([])).toEqual([]);
  });
});
