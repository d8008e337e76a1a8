import { beforeEach, describe, expect, it } from "vitest";
import { CATEGORIES, getCategoryBySlug, listCategoriesOfGroup } from "@/lib/categories";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import { listShownSlides } from "@/lib/catalogue/home/queries";
import { countListed } from "@/lib/catalogue/products/count-published";
import { listInSameSizes, listRelatedProducts } from "@/lib/catalogue/products/queries";
import { listed } from "@/lib/catalogue/products/drafts";
import { suggest } from "@/lib/catalogue/search/queries";
import { OWN_SEGMENTS } from "@/lib/own-segments";
import { processState } from "@/lib/platform/process-state.mjs";
import { writeProductFeed } from "@/lib/seo/feeds/product-feed";
import { exposeFindMissing, findMissing } from "@/lib/seo/existence/find-missing";
import { publicPageOf } from "@/lib/seo/public-pages";
import { listSitemapProducts } from "@/lib/seo/queries";
import { writeSitemap } from "@/lib/seo/sitemap";
import { DEFAULT_HOME_SETTINGS } from "@/lib/settings/home/defaults";
import { readShopFacts } from "@/lib/settings/keep-shop-facts";
import { allCategories, categoriesInForce, movedTo } from "@/lib/shop-categories";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { PANJABI } from "@/testing/own-category";
import { makeAdmin, signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { makeRequest } from "@/testing/requests";
import { Product } from "@/models/product";
import { ShopCategories } from "@/models/shop-categories";
import { TagInvalidation } from "@/server/cache/tag-invalidation.mjs";

useDatabase();

let token: string;
beforeEach(async () => {
  token = await signIn(await makeAdmin());
  processState.pageTags = new TagInvalidation();
  processState.onInvalidated = (tags) => processState.catalogueKeeper?.noteInvalidated(tags);
  await readShopFacts();
  return () => {
    delete processState.pageTags;
    delete processState.shopFacts;
    delete processState.onInvalidated;
  };
});

const OWN = { ...PANJABI, nameBn: "পাঞ্জাবি" };

const call = async (
  method: string,
  { path, json, ...asked }: { path?: string; json?: object; token?: string },
) =>
  await callRoute({
    route: path === undefined ? "categories" : "categories/[path]",
    ...(path !== undefined && { params: { path } }),
    request: makeRequest({ method, ...(json && { json }), ...asked }),
  });
const make = async (fields: object = {}) => await call("POST", { token, json: { ...OWN, ...fields } });
const change = async (path: string, json: object) => await call("PATCH", { token, path, json });
const remove = async (path: string, redirectTo = "fullshirts") =>
  await call("DELETE", { token, path, json: { redirectTo } });
const list = async (asked: { token?: string } = { token }): Promise<CategoryDto[]> =>
  await (await call("GET", asked)).json();
const paths = async (asked?: { token?: string }) => (await list(asked)).map(({ path }) => path);
const errorOf = async (answer: Response) => (await answer.json()).error;
const hide = async (path: string, version = 1) => await change(path, { version, isHidden: true });

const TWELVE: string[] = CATEGORIES.map(({ slug }) => slug);

describe("the calls of categories", () => {
  it("answer the twelve in the contract's order where the owner has changed nothing", async () => {
    expect(await paths()).toEqual(TWELVE);
    expect(allCategories()).toEqual(CATEGORIES.map((category) => ({ ...category, isHidden: false })));
  });

  it("make, change, move and delete one, and the log has who did", async () => {
    expect((await make()).status).toBe(201);
    // Behind the others of its group.
    expect(await paths()).toEqual(TWELVE.toSpliced(5, 0, "panjabi"));
    expect((await change("panjabi", { version: 1, position: 0, nameBn: "" })).status).toBe(200);
    expect((await list())[0]).toMatchObject({ path: "panjabi", isOwn: true, version: 2 });
    expect(await (await remove("panjabi")).json()).toEqual({ deletedCount: 1 });
    expect(await paths()).toEqual(TWELVE);
    expect(await listAuditEntries({ kind: "category" })).toMatchObject([
      { verb: "delete", label: "Panjabi" },
      { verb: "update", label: "Panjabi", before: { nameBn: "পাঞ্জাবি" } },
      { verb: "create", label: "Panjabi", after: { path: "panjabi", group: "SHIRTS" } },
    ]);
  });

  it("lead from a deleted one to another for good, also where that one is deleted, until the address is used again", async () => {
    await make();
    await make({ path: "lungis", name: "Lungis" });
    await remove("panjabi", "lungis");
    expect(movedTo("panjabi")?.slug).toBe("lungis");
    await remove("lungis", "caps");
    expect([movedTo("panjabi")?.slug, movedTo("lungis")?.slug]).toEqual(["caps", "caps"]);
    expect(["/panjabi", "/Panjabi/2", "/lungis/", "/caps", "/panjabi/x"].map(leadsTo)).toEqual([
      "/caps",
      "/caps",
      "/caps",
      null,
      null,
    ]);
    await make();
    expect(movedTo("panjabi")).toBeNull();
  });

  it("delete none with a product, drafts too, and no one of the twelve", async () => {
    await make();
    const { _id } = await makeProduct({ category: "Panjabi" });
    await Product.updateOne({ _id }, { isDraft: true });
    expect(await errorOf(await remove("panjabi"))).toMatchObject({ code: "NOT_EMPTY" });
    expect(await errorOf(await change("panjabi", { version: 1, name: "Kurta" }))).toMatchObject({
      code: "NOT_EMPTY",
      fields: { name: expect.any(String) },
    });
    await Product.deleteOne({ _id });
    for (const redirectTo of ["panjabi", "nowhere"])
      expect(await errorOf(await remove("panjabi", redirectTo))).toMatchObject({
        fields: { redirectTo: expect.any(String) },
      });
    expect((await remove("caps")).status).toBe(400);
    expect((await remove("nothere")).status).toBe(404);
    expect((await remove("panjabi")).status).toBe(200);
  });

  it("let no admin overwrite what another has changed, and keep what two have made at once", async () => {
    const both = await Promise.all([make(), make({ path: "lungis", name: "Lungis" })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await paths()).toEqual(expect.arrayContaining(["panjabi", "lungis"]));
    await change("panjabi", { version: 1, title: "One" });
    expect(await errorOf(await change("panjabi", { version: 1, title: "Two" }))).toMatchObject({
      code: "STALE_VERSION",
    });
    expect(await ShopCategories.countDocuments()).toBe(1);
  });

  it.each([
    [{}, "path"],
    [{ path: "lungis" }, "name"],
    [{ path: "lungis", name: "panJABI" }, "name"],
    [{ path: "caps", name: "Hats" }, "path"],
    [{ path: "hats", name: "CAPS" }, "name"],
  ])("refuse a name or an address that is taken: %j", async (fields, field) => {
    await make();
    expect(await errorOf(await make(fields))).toMatchObject({
      code: "NAME_TAKEN",
      fields: { [field]: expect.any(String) },
    });
  });

  it.each([
    [{ path: "Panjabi" }, "path"],
    [{ path: "pa" }, "path"],
    [{ path: "x".repeat(31) }, "path"],
    [{ path: "new-in" }, "path"],
    ...OWN_SEGMENTS.map((path): [object, string] => [{ path }, "path"]),
    [{ name: " \u200d" }, "name"],
    [{ group: "HATS" }, "group"],
    [{ title: "" }, "title"],
    [{ description: "x".repeat(161) }, "description"],
  ])("refuse %j", async (fields, field) => {
    expect(await errorOf(await make(fields))).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it("change nothing of the twelve but their place and whether they are hidden, and hide not all", async () => {
    expect((await change("caps", { version: 1, title: "Hats" })).status).toBe(400);
    expect((await change("caps", { version: 1, position: 0 })).status).toBe(200);
    expect((await paths())[0]).toBe("caps");
    for (const path of TWELVE.filter((slug) => slug !== "caps")) expect((await hide(path)).status).toBe(200);
    expect(await errorOf(await hide("caps", 2))).toMatchObject({ fields: { isHidden: expect.any(String) } });
  });
});

describe("a category of the owner's own", () => {
  it("takes products, and is where the twelve are", async () => {
    expect((await makeProductBy({ category: "Panjabi" })).status).toBe(400);
    await make();
    expect((await makeProductBy({ category: "Panjabi" })).status).toBe(201);
    const own = getCategoryBySlug(categoriesInForce(), "panjabi");
    expect(own).toMatchObject({ label: "PANJABI", plural: "Panjabi" });
    expect(listCategoriesOfGroup(categoriesInForce(), "SHIRTS").at(-1)?.slug).toBe("panjabi");
    expect(own && publicPageOf(own)).toMatchObject({ path: "/panjabi", title: PANJABI.title });
    expect(["panjabi", "caps", "lungis", "search"].map(isAddress)).toEqual([true, true, false, false]);
    expect(await findMissing("/panjabi/2")).toEqual({ message: null });
    expect([await findMissing("/qwerty"), findMissing("/login")]).toEqual([{ message: null }, null]);
    expect(await findMissing("/panjabi")).toBeNull();
    expect(await feedOf()).toContain("<g:product_type>Panjabi<");
    expect(await sitemapOf()).toContain("/panjabi<");
    for (const q of ["panjabi", "পাঞ্জাবি"])
      expect((await suggest(q, 3)).categories).toEqual([{ name: "Panjabi", path: "/panjabi" }]);
  });
});

describe("a hidden category", () => {
  it("leaves all lists with its products, and they keep their pages", async () => {
    const { _id } = await makeProduct({ category: "Caps", name: "Jute cap" });
    await makeProduct({ category: "Belts" });
    await hide("caps");
    expect(getCategoryBySlug(categoriesInForce(), "caps")).toBeNull();
    expect(getCategoryBySlug(allCategories(), "caps")?.isHidden).toBe(true);
    expect(await paths({})).not.toContain("caps");
    expect(isAddress("caps")).toBe(false);
    expect(await findMissing("/caps/2")).toEqual({ message: null });
    expect(await findMissing(`/details/${_id}`)).toBeNull();
    expect(await feedOf()).not.toContain("Jute cap");
    expect(await sitemapOf()).not.toMatch(new RegExp(`caps|${_id}`));
    expect(await Product.find(listed()).distinct("category")).toEqual(["Belts"]);
    expect(await countListed()).toBe((await listSitemapProducts()).length);
    expect((await suggest("jute cap", 3)).products).toEqual([]);
    const product = { ...(await makeProduct({ category: "Caps", stock: "0" })) };
    expect([await listRelatedProducts(product), await listInSameSizes(product)]).toEqual([[], []]);
    const [slide] = DEFAULT_HOME_SETTINGS.slides;
    if (!slide) throw new Error("There is no slide.");
    expect(await listShownSlides([{ ...slide, href: "/caps?sort=low" }])).toEqual([]);
    await change("caps", { version: 2, isHidden: false });
    expect((await suggest("jute cap", 3)).products).toMatchObject([{ name: "Jute cap" }]);
    expect(isAddress("caps")).toBe(true);
  });
});

/** As the server asks before it hands a request to the framework. */
function isAddress(slug: string): boolean | undefined {
  exposeFindMissing();
  return processState.hasCategory?.(slug);
}

function leadsTo(path: string): string | null | undefined {
  exposeFindMissing();
  return processState.findMovedCategory?.(path);
}

const makeProductBy = async (fields: object) =>
  await callRoute({
    route: "products",
    request: makeRequest({
      method: "POST",
      token,
      json: {
        name: "Silk panjabi",
        price: 2_000,
        fit: "Regular",
        sizes: "M",
        colors: "White",
        stock: "5",
        image1: "https://pictures.example/1.webp",
        image2: "https://pictures.example/2.webp",
        image3: "https://pictures.example/3.webp",
        ...fields,
      },
    }),
  });

async function feedOf(): Promise<string> {
  const { streamProducts } = await import("@/lib/catalogue/products/stream-products");
  let xml = "";
  for await (const part of writeProductFeed(streamProducts())) xml += part;
  return xml;
}

async function sitemapOf(): Promise<string> {
  const [main] = writeSitemap(await listSitemapProducts());
  return [...main].join("");
}
