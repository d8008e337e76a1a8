import { beforeEach, describe, expect, it } from "vitest";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { countCollectionPages, listFilteredCollection } from "@/lib/catalogue/collections/queries";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { listMembers } from "@/lib/catalogue/collections/list-members";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import { PRODUCTS_PER_PAGE } from "@/lib/catalogue/products/rules";
import { findMissing } from "@/lib/seo/existence/find-missing";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { processState } from "@/lib/platform/process-state.mjs";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { useDatabase } from "@/testing/database";
import { makeAdmin, signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { callRoute } from "@/testing/fire/next-route";
import { makeRequest } from "@/testing/requests";
import { sampleProduct } from "@/testing/sample-product";
import { Product } from "@/models/product";
import { Collection } from "@/models/collection";
import { TagInvalidation } from "@/server/cache/tag-invalidation.mjs";

useDatabase();

const ID = "65f000000000000000000001";

let token: string;
beforeEach(async () => {
  token = await signIn(await makeAdmin());
  processState.pageTags = new TagInvalidation();
  return () => delete processState.pageTags;
});

const call = async (
  method: string,
  { slug, json, ...asked }: { slug?: string; json?: object; token?: string },
) =>
  await callRoute({
    route: slug === undefined ? "collections" : "collections/[slug]",
    ...(slug !== undefined && { params: { slug } }),
    request: makeRequest({ method, ...(json && { json }), ...asked }),
  });
const make = async (fields: object = {}) =>
  await call("POST", { token, json: { slug: "eid", name: "Eid", rule: { kind: "sale" }, ...fields } });
const change = async (slug: string, json: object) => await call("PATCH", { token, slug, json });
const remove = async (slug: string) => await call("DELETE", { token, slug });
const list = async (asked: { token?: string } = { token }): Promise<CollectionDto[]> =>
  await (await call("GET", asked)).json();
const slugs = async () => (await list()).map(({ slug }) => slug);

describe("the products of a collection", () => {
  const NOW = Date.now();
  const idOf = (daysAgo: number, index: number) =>
    Math.floor((NOW - daysAgo * DAY_MS) / 1_000)
      .toString(16)
      .padStart(8, "0") + index.toString(16).padStart(16, "0");
  const catalogue = new Catalogue();
  const products = [
    { name: "Old navy cap", colors: ["Navy"] },
    { name: "Reduced red belt", colors: ["Red"], price: 800, compareAtPrice: 1_000 },
    { name: "New khadi panjabi", colors: ["Midnight Blue"] },
    { name: "Newest cap", colors: ["Black"] },
  ].map((fields, index) => sampleProduct({ ...fields, _id: idOf([30, 20, 13, 0][index] ?? 0, index) }));
  for (const product of products) catalogue.set(product);
  const namesOf = (rule: CollectionDto["rule"]) => listMembers(catalogue, rule, NOW).map(({ name }) => name);
  const [old = sampleProduct(), reduced = sampleProduct()] = products;

  it.each<[string, CollectionDto["rule"], string[]]>([
    [
      "by hand, in the owner's order, without those that are gone",
      { kind: "hand", productIds: [reduced._id, ID, old._id] },
      ["Reduced red belt", "Old navy cap"],
    ],
    ["with a reduced price", { kind: "sale" }, ["Reduced red belt"]],
    ["new in 14 days, newest first", { kind: "new" }, ["Newest cap", "New khadi panjabi"]],
    [
      "of a color by any of its names",
      { kind: "color", color: "navy" },
      ["New khadi panjabi", "Old navy cap"],
    ],
    ["by a word", { kind: "word", word: "caps" }, ["Newest cap", "Old navy cap"]],
    ["by a word in Bengali", { kind: "word", word: "পাঞ্জাবি" }, ["New khadi panjabi"]],
    ["by a word that nothing is called", { kind: "word", word: "panjabee" }, []],
  ])("are those %s", (_, rule, names) => {
    expect(namesOf(rule)).toEqual(names);
  });
});

describe("the calls of collections", () => {
  it("make, list, move, change and delete them, and the log has who did", async () => {
    for (const slug of ["one", "two", "three"]) expect((await make({ slug, name: slug })).status).toBe(201);
    expect(await slugs()).toEqual(["one", "two", "three"]);
    expect((await change("three", { version: 1, position: 0 })).status).toBe(200);
    expect(await slugs()).toEqual(["three", "one", "two"]);
    expect(
      (await change("one", { version: 1, name: "ঈদ", rule: { kind: "word", word: "eid" } })).status,
    ).toBe(200);
    expect((await list())[1]).toMatchObject({ name: "ঈদ", rule: { kind: "word", word: "eid" }, version: 2 });
    expect(await (await remove("three")).json()).toEqual({ deletedCount: 1 });
    expect(await slugs()).toEqual(["one", "two"]);
    expect(await listAuditEntries({ kind: "collection" })).toMatchObject([
      { verb: "delete", label: "three" },
      { verb: "update", label: "one", before: { name: "one" }, after: { name: "ঈদ", word: "eid" } },
      { verb: "update", label: "three" },
      { verb: "create" },
      { verb: "create" },
      { verb: "create", label: "one", after: { slug: "one", rule: "sale" } },
    ]);
  });

  it("take an address once", async () => {
    await make();
    const refused = await make({ name: "Another" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: { code: "NAME_TAKEN", fields: { slug: expect.any(String) } },
    });
    expect(await Collection.countDocuments()).toBe(1);
  });

  it("let no admin overwrite what another has changed", async () => {
    await make();
    await change("eid", { version: 1, name: "One" });
    const refused = await change("eid", { version: 1, name: "Two" });
    expect(await refused.json()).toMatchObject({ error: { code: "STALE_VERSION" } });
    expect(await list()).toMatchObject([{ name: "One" }]);
    expect((await change("none", { version: 1 })).status).toBe(404);
    expect((await remove("none")).status).toBe(404);
  });

  it("keep the products that another admin has chosen meanwhile", async () => {
    const [mine, theirs] = [await makeProduct(), await makeProduct()];
    await make({ rule: { kind: "hand", productIds: [mine._id] } });
    const productIds = [mine._id, theirs._id];
    expect((await change("eid", { version: 1, rule: { kind: "hand", productIds } })).status).toBe(200);
    const refused = await change("eid", { version: 1, rule: { kind: "hand", productIds: [mine._id] } });
    expect([refused.status, (await refused.json()).error.code]).toEqual([409, "STALE_VERSION"]);
    expect(await list()).toMatchObject([{ version: 2, rule: { productIds } }]);
  });

  it.each([
    [{ slug: "Eid" }],
    [{ slug: "ab" }],
    [{ slug: "-eid" }],
    [{ slug: "ঈদ" }],
    [{ name: " \u200d" }],
    [{ name: "x".repeat(61) }],
    [{ rule: { kind: "hand", productIds: [] } }],
    [{ rule: { kind: "hand", productIds: [ID, ID] } }],
    [{ rule: { kind: "hand", productIds: ["x"] } }],
    [{ rule: { kind: "color", color: "plaid" } }],
    [{ rule: { kind: "word", word: " " } }],
    [{ rule: { kind: "all" } }],
  ])("refuse %j", async (fields) => {
    expect((await make(fields)).status).toBe(400);
  });

  it("name to visitors no product that was chosen, which may be a draft", async () => {
    await make({ rule: { kind: "hand", productIds: [ID] } });
    expect(await list({})).toMatchObject([{ slug: "eid", rule: { kind: "hand" } }]);
    expect(JSON.stringify(await list({}))).not.toContain(ID);
    expect(await list()).toMatchObject([{ rule: { productIds: [ID] } }]);
  });
});

describe("the pages of a collection", () => {
  it("show no draft, are narrowed as a category's, and are missing once it is deleted", async () => {
    const shown = await makeProduct({ name: "Shown", price: 900 });
    const draft = await makeProduct({ name: "Draft", isDraft: true });
    await make({ rule: { kind: "hand", productIds: [draft._id, shown._id] } });
    const [collection] = await list();
    if (!collection) throw new Error("There is no collection.");
    const whole = await listFilteredCollection(collection, {});
    expect(whole.products.map(({ name }) => name)).toEqual(["Shown"]);
    const narrowed = await listFilteredCollection(collection, { max: "800" });
    expect(narrowed).toMatchObject({ count: 0, filters: { max: 800 } });
    expect(await countCollectionPages("eid")).toBe(1);
    for (const path of ["/collections/eid", "/share/collections/eid"])
      expect(await findMissing(path), path).toBeNull();
    for (const path of [
      "/collections/none",
      "/collections/eid/2",
      "/collections/eid/x",
      "/share/collections/no",
    ])
      expect(await findMissing(path), path).not.toBeNull();
    await remove("eid");
    processState.pageTags?.invalidate(["collections"]);
    expect(await findMissing("/collections/eid")).not.toBeNull();
  });

  it("are as many as its products fill, also once these change", async () => {
    const { _id, ...made } = await makeProduct({ name: "Khadi 0" });
    await make({ slug: "khadi", rule: { kind: "word", word: "khadi" } });
    expect(await findMissing("/collections/khadi/2")).not.toBeNull();
    const others = Array.from({ length: PRODUCTS_PER_PAGE }, (_, index) => index + 1);
    await Product.insertMany(
      others.map((index) => ({ ...made, stockRank: 10, name: `Khadi ${index}`, nameKey: `khadi ${index}` })),
    );
    delete processState.catalogueKeeper;
    expect(await findMissing("/collections/khadi/2")).not.toBeNull();
    processState.pageTags?.invalidate([CACHE_TAGS.products, CACHE_TAGS.product(_id)]);
    expect(await findMissing("/collections/khadi/2")).toBeNull();
    await Product.deleteMany({ name: /Khadi/ });
    delete processState.catalogueKeeper;
    processState.pageTags?.invalidate([CACHE_TAGS.products, CACHE_TAGS.product(_id)]);
    expect(await findMissing("/collections/khadi/2")).not.toBeNull();
  });
});
