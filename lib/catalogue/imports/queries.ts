import "server-only";
import type { Types } from "mongoose";
import { behind } from "@/lib/platform/database/behind";
import { AppError } from "@/lib/platform/http/errors";
import { type Page, toPage } from "@/lib/platform/http/list";
import { NO_ROWS, ROW_STATUSES, type RowStatus, type RunKind } from "@/lib/catalogue/imports/constants";
import { type ImportDto, type ImportRowDto, toImportDto, toImportRowDto } from "@/lib/catalogue/imports/dto";
import { type ImportsPlace, type ListRowsQuery, ROWS_PER_PAGE } from "@/lib/catalogue/imports/schema";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";
import { engineHint } from "@/lib/platform/database/engine-hint";

const IMPORTS_STEP = 20;
const ROWS_AT_ONCE = 5_000;

const readImport = async (importId: string) => await Import.findById(importId).lean();

/** The file and how far it has come; null if it is not kept. */
export async function findImport(importId: string): Promise<ImportDto | null> {
  const found = await readImport(importId);
  return found && ((await toDtos([found]))[0] ?? null);
}

/** The same. Throws NOT_FOUND. */
export async function requireImport(importId: string): Promise<ImportDto> {
  const found = await findImport(importId);
  if (found) return found;
  throw new AppError("NOT_FOUND", { message: "This file is no longer kept." });
}

/** The files that were checked, or those of a kind, the newest first, and how many are kept. */
export async function listImports({
  cursor,
  limit = IMPORTS_STEP,
  kind,
}: ImportsPlace & { limit?: number; kind?: RunKind } = {}): Promise<Page<ImportDto> & { total: number }> {
  const sort = { _id: -1 } as const;
  const [found, total] = await Promise.all([
    Import.find({ ...(kind && { kind }), ...behind(sort, cursor ? [cursor] : undefined) })
      .sort(sort)
      .limit(limit + 1)
      .lean(),
    kind ? Import.countDocuments({ kind }) : Import.estimatedDocumentCount(),
  ]);
  const { rows, next } = toPage(found, limit, ({ _id }) => _id.toString());
  return { rows: await toDtos(rows), next, total };
}

export type StoredImport = NonNullable<Awaited<ReturnType<typeof readImport>>>;
type Counts = Record<RowStatus, number>;

/** Counts the rows of files without stored counts alone: those under way, and those that an older shop left so. */
async function toDtos(found: StoredImport[]): Promise<ImportDto[]> {
  const counted = await countRowsOf(found.filter(({ counts }) => !counts).map(({ _id }) => _id));
  return found.map((file) =>
    toImportDto({ ...file, counts: file.counts ?? inStep(file, counted.get(file._id.toString())) }),
  );
}

/** Derives the rows still to do from the done ones: a row that is done during the count would count twice. */
function inStep({ state, changes }: StoredImport, counts: Counts = NO_ROWS): Counts {
  const { applied, refused, undone, left } = counts;
  return state === "undoing" || state === "undone"
    ? { ...counts, waiting: 0, applied: changes - refused - undone - left }
    : { ...counts, waiting: changes - applied - refused };
}

/** The rows of a file in its order, or those of a status. */
export async function listImportRows(
  importId: string,
  { status, cursor, limit = ROWS_PER_PAGE }: ListRowsQuery,
): Promise<Page<ImportRowDto>> {
  const sort = { row: 1 } as const;
  const rows = await ImportRow.find({
    importId,
    status: status ?? { $in: ROW_STATUSES },
    ...behind(sort, cursor && [Number(cursor.id)]),
  })
    .select("row status action label changes reasons")
    .sort(sort)
    .limit(limit + 1)
    .hint(engineHint({ importId: 1, status: 1, row: 1 }))
    .lean();
  return toPage(rows.map(toImportRowDto), limit, ({ row }) => String(row));
}

/** How many rows there are of each status. */
export async function countRows(importId: Types.ObjectId): Promise<Counts> {
  return (await countRowsOf([importId])).get(importId.toString()) ?? { ...NO_ROWS };
}

/** Counts rows by the id of their file, in one read of the index. */
async function countRowsOf(importIds: Types.ObjectId[]): Promise<Map<string, Counts>> {
  const counts = new Map(importIds.map((importId) => [importId.toString(), { ...NO_ROWS }]));
  if (importIds.length === 0) return counts;
  const rows = ImportRow.find({ importId: { $in: importIds } })
    .select("-_id importId status")
    .hint(engineHint({ importId: 1, status: 1, row: 1 }))
    .lean();
  for await (const { importId, status } of rows.cursor({ batchSize: ROWS_AT_ONCE })) {
    const own = counts.get(importId.toString());
    if (own) own[status] += 1;
  }
  return counts;
}
