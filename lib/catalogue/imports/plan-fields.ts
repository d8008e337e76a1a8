import "server-only";
import type { z } from "zod";
import { requirePictures } from "@/lib/catalogue/images/keep-pictures";
import type { FoundProduct } from "@/lib/catalogue/imports/find-products";
import type { PlannedRow, RowChange } from "@/lib/catalogue/imports/planned-row";
import { isColumn, reasonsOf } from "@/lib/catalogue/imports/reasons";
import { requirePrices } from "@/lib/catalogue/prices/require-prices";
import { planColorImages } from "@/lib/catalogue/products/color-images";
import { COLUMN_FIELDS, type FieldColumn, PRODUCT_COLUMNS } from "@/lib/catalogue/products/csv-columns";
import { fieldText } from "@/lib/catalogue/products/rules";
import { updateProductSchema } from "@/lib/catalogue/products/schema";
import { AppError } from "@/lib/platform/http/errors";
import { planCounts } from "@/lib/stock/plan-counts";

export type Values = Partial<Record<FieldColumn, string | number | boolean | string[]>>;

interface PlanFieldsOptions {
  row: number;
  product: FoundProduct;
  fields: Parsed;
}

/** The row that gives a product these fields: only what differs from what is stored. */
export function planFields({ row, product, fields }: PlanFieldsOptions): PlannedRow {
  const { _id: productId, name: label, version } = product;
  const before = valuesOf(product);
  const set: Values = {};
  const was: Values = {};
  for (const [field, value] of Object.entries(withoutUndefined(fields))) {
    if (!isColumn(field) || inWords(value) === inWords(before[field])) continue;
    set[field] = value;
    was[field] = before[field] ?? "";
  }
  if (Object.keys(set).length === 0) return { row, label, status: "same", productId };
  const changes = listChanges(was, set);
  return { row, label, status: "waiting", action: "change", productId, version, set, was, changes };
}

/** What the shop would say if the row was applied now; null if nothing. */
export async function refusalOf(
  { set = {} }: PlannedRow,
  product: FoundProduct | null,
): Promise<string[] | null> {
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
    if (error instanceof AppError) return reasonsOf(error);
    throw error;
  }
}

export function valuesOf(product: FoundProduct): Values {
  const values: Values = {};
  for (const field of COLUMN_FIELDS) values[field] = product[field] ?? "";
  return values;
}

type Parsed = z.output<typeof updateProductSchema>;

export function withoutUndefined(fields: Parsed): Values {
  const values: Values = {};
  for (const field of COLUMN_FIELDS) {
    const value = fields[field];
    if (value !== undefined) values[field] = value;
  }
  return values;
}

/** No count is none. */
export const inWords = (value: Values[FieldColumn]): string => (value === 0 ? "" : fieldText(value));

export function listChanges(was: Values, set: Values): RowChange[] {
  return COLUMN_FIELDS.flatMap((field) => {
    const [before, after] = [inWords(was[field]), inWords(set[field])];
    return field in set && before !== after ? [{ field: PRODUCT_COLUMNS[field], before, after }] : [];
  });
}
