import { z } from "zod";
import { cursorSchema, listFields } from "@/lib/platform/http/list";
import { rowStatusSchema, runKindSchema } from "@/lib/catalogue/imports/dto";
import { idSchema } from "@/lib/platform/http/id-schema";
import { IMPORT_KINDS } from "@/lib/catalogue/imports/constants";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { toDhakaDay } from "@/lib/platform/time/dhaka";

const MAX_FILE_NAME = 100;
export const ROWS_PER_PAGE = 100;

const MAX_SUPPLIER = 100;
const NO_DAY = "Please choose the day on which it came.";
const NO_SUPPLIER = "Please enter whom it came from.";

/** The day on which goods came, in Dhaka: today or earlier. */
export const stockInDay = z.iso
  .date(NO_DAY)
  .refine((day) => day <= toDhakaDay(Date.now()), "This day is still to come.");

export const stockInSupplier = z
  .string(NO_SUPPLIER)
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .refine(isVisible, NO_SUPPLIER)
      .max(MAX_SUPPLIER, `Please keep it to ${MAX_SUPPLIER} characters.`),
  );

const originSchema = z.object({ day: stockInDay, supplier: stockInSupplier });

/** When goods came, and from whom. */
export type StockInOrigin = Partial<Record<"day" | "supplier", string | undefined>>;

/** What is wrong with it; nothing where goods can be booked in. */
export function findOriginProblems(origin: StockInOrigin): Record<string, string> {
  const parsed = originSchema.safeParse(origin);
  return parsed.success ? {} : fieldsOf(parsed.error);
}

/** POST /imports/{kind}?name=; the body is the file. */
export const checkParamsSchema = z.object({ kind: z.enum(IMPORT_KINDS) });
export const checkQuerySchema = z.object({
  name: z
    .string()
    .max(1_000)
    .transform((name) => cleanLine(name).slice(0, MAX_FILE_NAME) || "file.csv")
    .default("file.csv"),
  /** Of a stock-in. */
  day: stockInDay.optional(),
  supplier: stockInSupplier.optional(),
});

/** The list of files as the address of its page has it. */
export const importsPlaceSchema = z.object({ cursor: listFields.cursor });

export type ImportsPlace = z.output<typeof importsPlaceSchema>;

/** GET /imports/{kind}/{id}/rows: all, or those of a status. The cursor is the number of the last one seen. */
export const importParamsSchema = z.object({ kind: runKindSchema, id: idSchema });
export const listRowsQuerySchema = z.object({
  status: rowStatusSchema.optional(),
  limit: listFields.limit,
  cursor: cursorSchema(0, String.raw`\d{1,6}`),
});

export type ListRowsQuery = z.output<typeof listRowsQuerySchema>;

/** Names the page that goes on with it, so that a second one is told. */
const runner = z.string().regex(/^[\w-]{8,64}$/, "This is not a valid name.");

/** POST /imports/{kind}/{id}/apply. */
export const applyImportSchema = z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/), runner });
/** POST /imports/{kind}/{id}/undo. */
export const undoImportSchema = z.object({ runner });
