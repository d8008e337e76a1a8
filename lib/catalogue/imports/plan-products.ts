import "server-only";
import { Types } from "mongoose";
import type { z } from "zod";
import type { CsvRecord } from "@/lib/platform/csv/read-records";
import { AppError } from "@/lib/platform/http/errors";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { requirePictures } from "@/lib/catalogue/images/keep-pictures";
import { damageOf } from "@/lib/catalogue/imports/damage";
import { type Finder, findProducts, type FoundProduct, toKey } from "@/lib/catalogue/imports/find-products";
import { atFault, type PlannedRow, type RowChange } from "@/lib/catalogue/imports/planned-row";
import { planColorImages } from "@/lib/catalogue/products/color-images";
import {
  COLUMN_FIELDS,
  type FieldColumn,
  PRODUCT_COLUMNS,
  type ProductColumn,
} from "@/lib/catalogue/products/csv-columns";
import { listFields } from "@/lib/catalogue/products/fields";
import { planCounts } from "@/lib/stock/plan-counts";
import { stockEntryProblem } from "@/lib/stock/rules";
import { requirePrices } from "@/lib/catalogue/prices/require-prices";
import { createProductSchema, updateProductSchema } from "@/lib/catalogue/products/schema";
import { cleanLine } from "@/lib/platform/text/text";
import { fieldText } from "@/lib/catalogue/products/rules";

type Cells = CsvRecord<ProductColumn>["cells"];
type Values = Partial<Record<FieldColumn, string | number | boolean | string[]>>;

/** What a new product needs, where the file has no column for it. */
const NOT_TOLD = Object.fromEntries(listFields("presence", "required").map((name) => [name, ""]));

/** Says of each row which product it adds or changes, and how. Remembers what earlier rows were about. */
export class ProductPlanner {
  /** Each product and each name, and the row that has it. */
  readonly #rows = new Map<string, number>();

  async plan(records: CsvRecord<ProductColumn>[]): Promise<PlannedRow[]> {
    const finder = await findProducts(records);
    const planned: PlannedRow[] = [];
    for (const record of records) planned.push(await this.#planRow(record, finder));
    return planned;
  }

  async #planRow({ row, cells, isTooLong }: CsvRecord<ProductColumn>, finder: Finder): Promise<PlannedRow> {
    const label = cleanLine(cells.name ?? cells.id ?? "").slice(0, 100);
    if (isTooLong) return atFault(row, label, "There are more cells than columns.");
    const { product, problem } = finder.find(cells);
    if (problem) return atFault(row, label, problem);
    const planned = product ? planChange(row, cells, product) : planNew(row, cells);
    if (planned.status === "error") return planned;
    const name = typeof planned.set?.name === "string" ? planned.set.name : null;
    if (name !== null && finder.isNameTaken(name, product))
      return atFault(row, label, "Name: A product with this name already exists.");
    const earlier = this.#findEarlier(row, [product?._id.toString(), toKey(name ?? product?.name)]);
    if (earlier !== undefined) return atFault(row, label, `Row ${earlier} is about the same product.`);
    if (planned.status === "same") return planned;
    const refusal = await refusalOf(planned, product);
    return refusal ? atFault(row, label, ...refusal) : planned;
  }

  #findEarlier(row: number, keys: (string | undefined)[]): number | undefined {
    const own = keys.filter((key) => key !== undefined);
    const earlier = own.map((key) => this.#rows.get(key)).find((found) => found !== undefined);
    for (const key of own) if (!this.#rows.has(key)) this.#rows.set(key, row);
    return earlier;
  }
}

function planNew(row: number, cells: Cells): PlannedRow {
  const label = cleanLine(cells.name ?? "").slice(0, 100);
  const damage = listDamage(cells, COLUMN_FIELDS);
  if (damage.length > 0) return atFault(row, label, ...damage);
  const parsed = createProductSchema.safeParse({ ...NOT_TOLD, ...pickFields(cells) });
  if (!parsed.success) return atFault(row, label, ...describe(parsed.error));
  const problem = stockEntryProblem({ stock: parsed.data.stock, isNotCounted: true });
  if (problem) return atFault(row, label, `${PRODUCT_COLUMNS.stock}: ${problem}`);
  const set: Values = { ...withoutUndefined(parsed.data), stock: parsed.data.stock || "Not counted" };
  return {
    row,
    label,
    status: "waiting",
    action: "add",
    productId: new Types.ObjectId(),
    set,
    was: {},
    changes: listChanges({}, set),
  };
}

function planChange(row: number, cells: Cells, product: FoundProduct): PlannedRow {
  const label = product.name;
  const { stock: _text, ...given } = pickFields(cells);
  const before = valuesOf(product);
  // This file did not damage a value that stands there already.
  const damage = listDamage(
    cells,
    COLUMN_FIELDS.filter(
      (field) => field !== "stock" && cleanLine(cells[field] ?? "") !== cleanLine(inWords(before[field])),
    ),
  );
  if (damage.length > 0) return atFault(row, label, ...damage);
  const parsed = updateProductSchema.safeParse(given);
  if (!parsed.success) return atFault(row, label, ...describe(parsed.error));
  const set: Values = {};
  const was: Values = {};
  for (const [field, value] of Object.entries(withoutUndefined(parsed.data))) {
    if (!isColumn(field) || inWords(value) === inWords(before[field])) continue;
    set[field] = value;
    was[field] = before[field] ?? "";
  }
  if (Object.keys(set).length === 0) return { row, label, status: "same", productId: product._id };
  const version = cells.version?.trim();
  if (version && version !== String(product.version))
    return atFault(row, label, "Somebody has changed this product since the file was written.");
  return {
    row,
    label,
    status: "waiting",
    action: "change",
    productId: product._id,
    version: product.version,
    set,
    was,
    changes: listChanges(was, set),
  };
}

/** What the shop would say if the row was applied now; null if nothing. */
async function refusalOf({ set = {} }: PlannedRow, product: FoundProduct | null): Promise<string[] | null> {
  try {
    const fields = updateProductSchema.parse(set);
    requirePrices(product, fields);
    if (product) {
      planCounts({ before: product, wanted: fields });
      planColorImages(product, fields);
    }
    await requirePictures(fields);
    return null;
  } catch (error) {
    if (error instanceof AppError) return inColumns(error.fields) ?? [error.message];
    throw error;
  }
}

function listDamage(cells: Cells, fields: readonly FieldColumn[]): string[] {
  return fields.flatMap((field) => {
    const damage = damageOf(cells[field] ?? "", field === "sizes" || field === "colors" ? field : null);
    return damage ? [`${PRODUCT_COLUMNS[field]}: ${damage}`] : [];
  });
}

function pickFields(cells: Cells): Partial<Record<FieldColumn, string>> {
  const picked: Partial<Record<FieldColumn, string>> = {};
  for (const field of COLUMN_FIELDS) if (cells[field] !== undefined) picked[field] = cells[field];
  return picked;
}

function valuesOf(product: FoundProduct): Values {
  const values: Values = {};
  for (const field of COLUMN_FIELDS) values[field] = product[field] ?? "";
  return values;
}

const isColumn = (name: string): name is FieldColumn => COLUMN_FIELDS.some((known) => known === name);

type Parsed = z.output<typeof updateProductSchema>;

function withoutUndefined(fields: Parsed): Values {
  const values: Values = {};
  for (const field of COLUMN_FIELDS) {
    const value = fields[field];
    if (value !== undefined) values[field] = value;
  }
  return values;
}

/** No count is none. */
const inWords = (value: Values[FieldColumn]): string => (value === 0 ? "" : fieldText(value));

function listChanges(was: Values, set: Values): RowChange[] {
  return COLUMN_FIELDS.flatMap((field) => {
    const [before, after] = [inWords(was[field]), inWords(set[field])];
    return field in set && before !== after ? [{ field: PRODUCT_COLUMNS[field], before, after }] : [];
  });
}

const describe = (error: z.ZodError): string[] => inColumns(fieldsOf(error)) ?? [];

/** Messages by field, each behind the name of its column. */
function inColumns(fields: Record<string, string> | undefined): string[] | null {
  if (!fields || Object.keys(fields).length === 0) return null;
  return Object.entries(fields).map(([path, message]) => {
    const [field = ""] = path.split(".");
    return isColumn(field) ? `${PRODUCT_COLUMNS[field]}: ${message}` : message;
  });
}
