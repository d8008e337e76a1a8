import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ProductFacts } from "@/components/product/product-facts";
import { listDifferences } from "@/components/products-desk/product-differences";
import {
  changedFields,
  checkProductDraft,
  type ProductDraft,
  toDraft,
} from "@/components/products-desk/product-draft";
import { ProductFields } from "@/components/products-desk/product-fields";
import { parseStoredDraft, toStoredDraft } from "@/components/products-desk/stored-product-draft";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { createProduct } from "@/lib/catalogue/products/create-product";
import {
  FIELD_NAMES,
  type FieldKind,
  type FieldName,
  FIELDS,
  isStructure,
  PLAIN_FIELDS,
} from "@/lib/catalogue/products/fields";
import { createProductSchema } from "@/lib/catalogue/products/schema";
import { Concepts } from "@/lib/catalogue/search/concepts";
import { TextIndex } from "@/lib/catalogue/search/text-index";
import { exportCsv } from "@/lib/reports/exports/export-csv";
import { productItems } from "@/lib/seo/feeds/product-item";
import { productGraph } from "@/lib/seo/structured-data/product";
import { collect } from "@/testing/collect";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { check, runToEnd } from "@/testing/imports";
import { makeAdmin, signIn } from "@/testing/people";
import { Product } from "@/models/product";
import { bangla } from "@/lib/words/bn/bangla";
import { english } from "@/lib/words/en/english";

useDatabase();

type Value = ProductDto[FieldName];

/** A first value for each kind, and a second one that replaces it. */
const SAMPLES: Record<FieldKind, readonly [first: Value, second: Value]> = {
  text: ["Zephyr", "Quartz"],
  paragraphs: ["Zephyr cloth.\n\nCut wide.", "Quartz.\nWorn in."],
  category: ["Caps", "Belts"],
  money: [1_250, 1_300],
  count: [4, 9],
  flag: [true, false],
  list: [
    ["Zephyr", "Onyx"],
    ["Zephyr", "Onyx", "Quartz"],
  ],
  picture: ["https://pictures.example/zephyr.webp", "https://pictures.example/quartz.webp"],
  stock: ["12", "7"],
  stockByOption: [
    [
      { size: "30", color: "Indigo", stock: 4 },
      { size: "32", color: "Indigo", stock: 5 },
    ],
    [
      { size: "30", color: "Indigo", stock: 4 },
      { size: "32", color: "Indigo", stock: 9 },
    ],
  ],
  colorImages: [
    { Indigo: "https://pictures.example/zephyr.webp" },
    { Indigo: "https://pictures.example/quartz.webp" },
  ],
  colorGalleries: [
    { Indigo: ["https://pictures.example/zephyr.webp"] },
    { Indigo: ["https://pictures.example/quartz.webp", "https://pictures.example/onyx.webp"] },
  ],
};

const REQUIRED = {
  name: "Field Jeans",
  category: "Denim Pants",
  price: 990,
  image1: "https://pictures.example/first.webp",
};
/** The sizes and colors that structured values of the product refer to. */
const OPTIONS = { sizes: ["30", "32"], colors: ["Indigo", "Black"] };

async function call(method: string, id: string | null, body: object = {}) {
  const token = await signIn(await makeAdmin());
  const response = await callRoute({
    route: id === null ? "products" : "products/[id]",
    ...(id !== null && { params: { id } }),
    request: new Request(`http://localhost:3000/api/products${id === null ? "" : `/${id}`}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      ...(method !== "GET" && { body: JSON.stringify(body) }),
    }),
  });
  expect([response.status, response.ok ? "" : await response.clone().text()]).toEqual([
    method === "POST" ? 201 : 200,
    "",
  ]);
  return await response.json();
}

const read = (id: string): Promise<ProductDto> => call("GET", id);

/** Adds a product by the API call, with this field at its first value. */
async function add(name: FieldName): Promise<{ id: string; first: Value; second: Value }> {
  const [first, second] = SAMPLES[FIELDS[name].kind];
  const body = { ...REQUIRED, ...(isStructure(name) && OPTIONS), [name]: first };
  const { insertedId } = await call("POST", null, body);
  return { id: insertedId, first, second };
}

/** A flag that is not set is not answered. */
const valueIn = (product: ProductDto, name: FieldName): Value =>
  product[name] ?? (FIELDS[name].kind === "flag" ? false : undefined);

function toText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}
const inCell = (value: Value) => (Array.isArray(value) ? value.map(toText).join(", ") : toText(value));

it.each(FIELD_NAMES)("%s is accepted, stored and answered", async (name) => {
  const { id, first } = await add(name);
  expect((await read(id))[name]).toEqual(first);
  const stored = await Product.collection.findOne();
  expect(stored?.[FIELDS[name].storedIn ?? name], "stored").toBeDefined();
});

it.each(FIELD_NAMES)("%s is changed and recorded, and differs where two editors meet", async (name) => {
  const { id, first, second } = await add(name);
  const before = await read(id);
  await call("PATCH", id, { [name]: second });
  const after = await read(id);
  expect([valueIn(before, name), valueIn(after, name)]).toEqual([first, second]);
  const [changed, added] = await listAuditEntries();
  expect(added?.after).toHaveProperty([name]);
  expect(changed?.before).toHaveProperty([name]);
  expect(changed?.after).toHaveProperty([name]);
  const told = listDifferences({ before: before, after: after, words: english }).map(
    (difference) => difference.label,
  );
  const plain = PLAIN_FIELDS.find((field) => field === name);
  expect(plain ? told.includes(english.deskProduct.fields[plain].label) : told.length).toBeTruthy();
});

// The form has first pictures in their galleries.
const IN_FORM = FIELD_NAMES.filter((name) => name !== "colorImages");

it.each(IN_FORM)("%s comes through the form, also one that was kept", async (name) => {
  const { id, first, second } = await add(name);
  const seen = await read(id);
  const untouched = checkProductDraft(toDraft(seen), { words: english });
  expect(untouched.errors).toEqual({});
  expect(untouched.product?.[name]).toEqual(first);
  expect(untouched.product && changedFields(seen, untouched.product)).toEqual({});
  const kept = structuredClone(toStoredDraft({ draft: toDraft(seen), seen, shelf: [] }));
  expect(parseStoredDraft(kept)).toEqual({ draft: toDraft(seen), seen, shelf: [] });
  if (isStructure(name)) return;
  const typed: ProductDraft = { ...toDraft(seen), [name]: inCell(second) };
  const { product } = checkProductDraft(typed, { words: english });
  const sent = product && changedFields(seen, product);
  expect(sent).toEqual({ [name]: second });
  await call("PATCH", id, sent ?? {});
  expect(valueIn(await read(id), name)).toEqual(second);
});

const TYPED = PLAIN_FIELDS.filter(
  (name) => FIELDS[name].kind !== "picture" && FIELDS[name].place !== "picture",
);

it.each(TYPED)("%s has a control in the form, with its label and hint", async (name) => {
  const { id } = await add(name);
  const seen = await read(id);
  const props = { draft: toDraft(seen), errors: {}, seen, shelf: [], departures: [], pictures: null };
  const form = renderToStaticMarkup(createElement(ProductFields, { ...props, onFill: () => {} }));
  expect(form).toContain(`name="${name}"`);
  const { label, hint } = english.deskProduct.fields[name];
  expect(form).toContain(label);
  if (FIELDS[name].kind !== "money") expect(form).toContain(hint);
});

// A tick cannot be wrong.
const REFUSABLE = FIELD_NAMES.filter((name) => FIELDS[name].kind !== "flag" && name !== "colorImages");

it.each(REFUSABLE)("%s is refused with words of its own in Bangla", (name) => {
  const { refused } = bangla.deskProduct;
  expect(refused(name, "")).not.toBe(refused("another", ""));
  expect(refused(`${name}.Navy.1`, "")).toBe(refused(name, ""));
});

// Reads the fields themselves: a list that the shop derives from them could lack one.
const IN_FILE = FIELD_NAMES.filter((name) => FIELDS[name].column !== undefined);

it.each(IN_FILE)("%s goes out as CSV and comes in again", async (name) => {
  const { id, first, second } = await add(name);
  const out = (await collect(exportCsv({ actor: await makeAdmin(), kind: "products", body: {} }))).join("");
  const { column = "" } = FIELDS[name];
  expect(out.slice(1).split("\r\n")[0]?.split(",")).toContain(column);
  expect((await check("products", out)).counts).toMatchObject({ same: 1, waiting: 0, error: 0 });
  if (FIELDS[name].kind === "stock") return;
  expect(out).toContain(inCell(first));
  const file = await check(
    "products",
    `Product id,${column === "Name" ? "" : "Name,"}${column}
${id},${column === "Name" ? "" : `${REQUIRED.name},`}"${inCell(second)}"`,
  );
  expect((await runToEnd("apply", file)).counts).toMatchObject({ applied: 1 });
  expect(valueIn(await read(id), name)).toEqual(second);
});

it.each(IN_FILE)("%s comes in as CSV with a product that is new", async (name) => {
  const [, second] = SAMPLES[FIELDS[name].kind];
  const row = Object.entries({ ...REQUIRED, [name]: second });
  const cells = row.map(([field, value]) => [FIELDS[field as FieldName].column, `"${inCell(value)}"`]);
  const file = await check("products", [0, 1].map((at) => cells.map((cell) => cell[at]).join()).join("\n"));
  expect((await runToEnd("apply", file)).counts).toMatchObject({ applied: 1 });
  const stored = await Product.findOne().lean();
  expect(valueIn(await read(String(stored?._id)), name)).toEqual(second);
});

const DETAILS = FIELD_NAMES.filter(
  (name) => FIELDS[name].kind === "text" && FIELDS[name].presence === "optional",
);

it.each(DETAILS)("%s stands where its row says, and nowhere else", async (name) => {
  const { id, first } = await add(name);
  const product = await read(id);
  const { fact, feedElement, schemaProperty, additionalProperty, searchBoost } = FIELDS[name];
  const text = inCell(first);
  const index = new TextIndex(new Concepts());
  index.set(product);
  expect({
    page: renderToStaticMarkup(createElement(ProductFacts, { product })).includes(text),
    feed: [...productItems(product)].join("").includes(`<g:${feedElement ?? "x"}>${text}`),
    data: JSON.stringify(productGraph(product)).includes(text),
    found: index.find([{ words: ["zephyr"], concepts: [] }]).length > 0,
  }).toEqual({
    page: fact !== undefined,
    feed: feedElement !== undefined,
    data: (schemaProperty ?? additionalProperty) !== undefined,
    found: searchBoost !== undefined,
  });
});

const PICTURES = FIELD_NAMES.filter((name) => FIELDS[name].kind === "picture");

it.each(PICTURES)("%s is refused where the picture is not there any more", async (name) => {
  const gone = `/images/${"a".repeat(24)}-960.webp`;
  const input = createProductSchema.parse({ ...REQUIRED, [name]: gone });
  await expect(createProduct(input)).rejects.toMatchObject({ fields: { [name]: expect.any(String) } });
});

it("refuses what the table does not know", async () => {
  const unknown: object = { ...REQUIRED, nameKey: "x", stockRank: 1, sleeve: "long" };
  await expect(Product.create(unknown)).rejects.toThrow(/sleeve/);
  await expect(Product.updateOne({}, { $set: unknown })).rejects.toThrow(/sleeve/);
});
