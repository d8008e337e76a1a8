import "server-only";
import { z } from "zod";
import { categoryInForce } from "@/lib/catalogue/categories/in-force";
import { AppError } from "@/lib/platform/http/errors";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { importErrors } from "@/lib/words/en/import-errors";

const categorySchema = z.object({ category: z.string() });

/** The fields of a row that was checked before. Throws INVALID_FIELDS where the shop no longer takes them. */
export function parseRow<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const wrong = fieldsOf(parsed.error);
  const named = categorySchema.safeParse(fields);
  const gone = named.success && wrong.category && importErrors.noCategory(named.data.category);
  throw new AppError("INVALID_FIELDS", { fields: { ...wrong, ...(gone && { category: gone }) } });
}

/** The same of what an undo puts back: a category that was deleted or renamed since is the one in its place. */
export async function parseRowBefore<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
): Promise<z.output<Schema>> {
  const named = categorySchema.safeParse(fields);
  if (!named.success) return parseRow(schema, fields);
  return parseRow(
    schema,
    Object.assign({}, fields, { category: await categoryInForce(named.data.category) }),
  );
}
