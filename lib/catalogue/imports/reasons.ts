import "server-only";
import type { z } from "zod";
import { COLUMN_FIELDS, type FieldColumn, PRODUCT_COLUMNS } from "@/lib/catalogue/products/csv-columns";
import { ERRORS } from "@/lib/platform/http/error-codes.mjs";
import type { AppError, ErrorCode } from "@/lib/platform/http/errors";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { importErrors } from "@/lib/words/en/import-errors";

/** What a code says of a row, where the refusal has no words of its own. */
const OF_CODES: Partial<Record<ErrorCode, string>> = {
  NOT_FOUND: importErrors.gone,
  STALE_VERSION: importErrors.meanwhile,
  STOCK_BY_OPTION: importErrors.byOption,
};

/** What a refusal says of a row: one sentence for each field, else one for all. The page of the file says each in its language. */
export function reasonsOf({ code, fields, message }: AppError): string[] {
  const ofCode = message === ERRORS[code].message ? OF_CODES[code] : undefined;
  return inColumns(fields) ?? [ofCode ?? message];
}

/** The same of what a schema refuses. */
export const describe = (error: z.ZodError): string[] => inColumns(fieldsOf(error)) ?? [];

export const isColumn = (name: string): name is FieldColumn => COLUMN_FIELDS.some((known) => known === name);

/** Messages by field, each behind the name of its column. */
function inColumns(fields: Record<string, string> | undefined): string[] | null {
  if (!fields || Object.keys(fields).length === 0) return null;
  return Object.entries(fields).map(([path, message]) => {
    const [field = ""] = path.split(".");
    return isColumn(field) ? `${PRODUCT_COLUMNS[field]}: ${message}` : message;
  });
}
