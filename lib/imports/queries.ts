import "server-only";
import type { Types } from "mongoose";
import { AppError } from "@/lib/http/errors";
import { NO_ROWS, ROW_STATUSES, type RowStatus } from "@/lib/imports/constants";
import { type ImportDto, type ImportRowDto, toImportDto, toImportRowDto } from "@/lib/imports/dto";
import { type ListRowsQuery, ROWS_PER_PAGE } from "@/lib/imports/schema";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";

const LAST_IMPORTS = 20;
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

/** The last files that were checked, the newest first. */
export async function listImports(): Promise<ImportDto[]> {
  return await toDtos(await Import.find({}).sort({ _id: -1 }).limit(LAST_IMPORTS).lean());
}

export type StoredImport = NonNullable<Awaited<ReturnType<typeof readImport>>>;
type Counts = Record<RowStatus, number>;

/** Rows are counted of those files alone that are under way, or that an older shop has left without their counts. */
async function toDtos(found: StoredImport[]): Promise<ImportDto[]> {
  const counted = await countRowsOf(found.filter(({ counts }) => !counts).map(({ _id }) => _id));
  return found.map((file) =>
    toImportDto({ ...file, counts: file.counts ?? inStep(file, counted.get(file._id.toString())) }),
  );
}

/** What is still to be done is what is not done yet: a row that is done while they are counted would count twice. */
function inStep({ state, changes }: StoredImport, counts: Counts = NO_ROWS): Counts {
  const { applied, refused, undone, left } = counts;
  return state === "undoing" || state === "undone"
    ? { ...counts, waiting: 0, applied: changes - refused - undone - left }
    : { ...counts, waiting: changes - applied - refused };
}

/** The rows of a file in its order, or those of a status. */
export async function listImportRows(
  importId: string,
  { status, after = 0 }: ListRowsQuery,
): Promise<ImportRowDto[]> {
  const rows = await ImportRow.find({
    importId,
    status: status ?? { $in: ROW_STATUSES },
    row: { $gt: after },
  })
    .select("row status action label changes reasons")
    .sort({ row: 1 })
    .limit(ROWS_PER_PAGE)
    .hint({ importId: 1, status: 1, row: 1 })
    .lean();
  return rows.map(toImportRowDto);
}

/** How many rows there are of each status. */
export async function countRows(importId: Types.ObjectId): Promise<Counts> {
  return (await countRowsOf([importId])).get(importId.toString()) ?? { ...NO_ROWS };
}

/** By the id of the file, in one read of the index. */
async function countRowsOf(importIds: Types.ObjectId[]): Promise<Map<string, Counts>> {
  const counts = new Map(importIds.map((importId) => [importId.toString(), { ...NO_ROWS }]));
  if (importIds.length === 0) return counts;
  const rows = ImportRow.find({ importId: { $in: importIds } })
    .select("-_id importId status")
    .hint({ importId: 1, status: 1, row: 1 })
    .lean();
  for await (const { importId, status } of rows.cursor({ batchSize: ROWS_AT_ONCE })) {
    const own = counts.get(importId.toString());
    if (own) own[status] += 1;
  }
  return counts;
}
