import { beforeEach, describe, expect, it } from "vitest";
import { findForDesk, listForDesk } from "@/lib/catalogue/search/find-for-desk";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { cursorSchema, writeCursor } from "@/lib/platform/http/list";
import { processState } from "@/lib/platform/process-state.mjs";
import type { ListProductsQuery } from "@/lib/catalogue/products/schema";
import { stockRank } from "@/lib/stock/rules";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";

useDatabase();
beforeEach(() => {
  delete processState.catalogueKeeper;
  delete processState.unlistedKeeper;
});

const AS_ADMIN = { withDrafts: true, withCost: true } as const;
const namesOf = async (query: ListProductsQuery) =>
  (await listForDesk(query, AS_ADMIN)).map(({ name }) => name);

async function makeSome(): Promise<void> {
  await makeProduct({ name: "Slim Denim 14", category: "Denim Pants", sizes: ["30", "32"], stock: "9" });
  await makeProduct({ name: "Chino A", category: "Twill Pants", sizes: ["30"], colors: [], stock: "3" });
  await makeProduct({ name: "Chino B", category: "Twill Pants", sizes: ["32"], colors: [], stock: "7" });
  await makeProduct({ name: "Pique Polo", category: "Polo T-shirts", sizes: ["L"], colors: ["Red"] });
  await makeProduct({ name: "Plain Polo", category: "Polo T-shirts", sizes: ["L"], colors: ["Navy"] });
  await makeProduct({ name: "Raw Jean", category: "Denim Pants", colors: [], stock: "5", isDraft: true });
}

describe("the desk's search of products", () => {
  it.each([
    [{ q: "jins" }, ["Raw Jean", "Slim Denim 14"]],
    [{ q: "জিন্স" }, ["Raw Jean", "Slim Denim 14"]],
    [{ q: "chino 32" }, ["Chino B"]],
    [{ q: "lal polo" }, ["Pique Polo"]],
    [{ q: "chnio" }, ["Chino B", "Chino A"]],
    [{ q: "enim 14" }, ["Slim Denim 14"]],
    [{ q: "jins", drafts: "1" }, ["Raw Jean"]],
    [{ q: "jins", category: "Polo T-shirts" }, []],
    [{ q: "pant", order: "stock" }, ["Chino A", "Raw Jean", "Chino B", "Slim Denim 14"]],
    [{ q: "zzqqxx" }, []],
    [{ q: "(.*" }, []],
  ] as const)("finds by %j what a shopper finds, and parts of names", async (query, names) => {
    await makeSome();
    expect(await namesOf(query)).toEqual(names);
  });

  it("shows drafts to nobody else, and learns of one that is published", async () => {
    await makeSome();
    expect(await findForDesk("raw")).toEqual([]);
    const [draft] = await findForDesk("raw", AS_ADMIN);
    expect(await findForDesk("jins")).toHaveLength(1);
    await makeProduct({ name: "Late Jean", isDraft: true });
    processState.unlistedKeeper?.noteInvalidated([CACHE_TAGS.everything]);
    expect(await findForDesk("jins", AS_ADMIN)).toHaveLength(3);
    expect(draft).toMatch(/^[\da-f]{24}$/);
  });

  it.each([undefined, "stock"] as const)(
    "goes on from page to page without gap or double, by %s",
    async (order) => {
      await makeSome();
      const whole = await listForDesk({ q: "pant", order }, AS_ADMIN);
      const pages: typeof whole = [];
      for (let last = ""; pages.length < whole.length;) {
        const cursor = last === "" ? undefined : cursorSchema(order ? 1 : 0).parse(last);
        const page = await listForDesk({ q: "pant", order, limit: 1, cursor }, AS_ADMIN);
        pages.push(...page);
        const [{ _id, stock } = { _id: "", stock: "" }] = page;
        last = order ? writeCursor(stockRank(stock), _id) : _id;
      }
      expect(pages).toEqual(whole);
      expect(whole).toHaveLength(4);
    },
  );
});
