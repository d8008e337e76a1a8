import { z } from "zod";
import { idSchema } from "@/lib/http/id-schema";
import { IMPORT_KINDS, ROW_STATUSES } from "@/lib/imports/constants";
import { cleanLine } from "@/lib/text";

const MAX_FILE_NAME = 100;
export const ROWS_PER_PAGE = 100;

/** POST /imports/{kind}?name=; the body is the file. */
export const checkParamsSchema = z.object({ kind: z.enum(IMPORT_KINDS) });
export const checkQuerySchema = z.object({
  name: z
    .string()
    .max(1_000)
    .transform((name) => cleanLine(name).slice(0, MAX_FILE_NAME) || "file.csv")
    .default("file.csv"),
});

/** GET /imports/{kind}/{id}/rows: those of a status, after the number of the last one seen. */
export const importParamsSchema = z.object({ kind: z.enum(IMPORT_KINDS), id: idSchema });
export const listRowsQuerySchema = z.object({
  status: z.enum(ROW_STATUSES).optional(),
  after: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .optional(),
});

export type ListRowsQuery = z.output<typeof listRowsQuerySchema>;

/** Names the page that goes on with it, so that a second one is told. */
const runner = z.string().regex(/^[\w-]{8,64}$/, "This is not a valid name.");

/** POST /imports/{kind}/{id}/apply. */
export const applyImportSchema = z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/), runner });
/** POST /imports/{kind}/{id}/undo. */
export const undoImportSchema = z.object({ runner });
