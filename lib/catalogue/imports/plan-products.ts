import "server-only";
import { Types } from "mongoose";
import type { CsvRecord } from "@/lib/platform/csv/read-records";
import { damageOf } from "@/lib/catalogue/imports/damage";
import { type Finder, findProducts, type FoundProduct, toKey } from "@/lib/catalogue/imports/find-products";
import {
  inWords,
  listChanges,
  planFields,
  refusalOf,
  type Values,
  valuesOf,
  withoutUndefined,
} from "@/lib/catalogue/imports/plan-fields";
import { describe } from "@/lib/catalogue/imports/reasons";
import { atFault, type PlannedRow } from "@/lib/catalogue/imports/planned-row";
import {
  COLUMN_FIELDS,
  type FieldColumn,
  PRODUCT_COLUMNS,
  type ProductColumn,
} from "@/lib/catalogue/products/csv-columns";
import { listFields } from "@/lib/catalogue/products/list-fields";
import { stockEntryProblem } from "@/lib/stock/rules";
import { createProductSchema, updateProductSchema } from "@/lib/catalogue/products/schema";
import { cleanLine } from "@/lib/platform/text/text";
import { importErrors } from "@/lib/words/en/import-errors";

type Cells = CsvRecord<ProductColumn>["cells"];

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
    if (isTooLong) return atFault(row, label, importErrors.cells);
    const { product, problem } = finder.find(cells);
    if (problem) return atFault(row, label, problem);
    const planned = product ? planChange(row, cells, product) : planNew(row, cells);
    if (planned.status === "error") return planned;
    const name = typeof planned.set?.name === "string" ? planned.set.name : null;
    if (name !== null && finder.isNameTaken(name, product))
      return atFault(row, label, `${PRODUCT_COLUMNS.name}: ${importErrors.nameTaken}`);
    const earlier = this.#findEarlier(row, [product?._id.toString(), toKey(name ?? product?.name)]);
    if (earlier !== undefined) return atFault(row, label, importErrors.sameProduct(earlier));
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
  const planned = planFields({ row, product, fields: parsed.data });
  const version = cells.version?.trim();
  return planned.status === "waiting" && version && version !== String(product.version)
    ? atFault(row, label, importErrors.changed)
    : planned;
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
