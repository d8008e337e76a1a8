import "server-only";
import { createHash, type Hash } from "node:crypto";
import { Types } from "mongoose";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { type CsvRecord, readRecords } from "@/lib/platform/csv/read-records";
import { inBatches } from "@/lib/platform/database/in-batches";
import { badCsv } from "@/lib/platform/csv/read-csv";
import {
  CHECK_KEPT_MS,
  type ImportKind,
  MAX_FILE_BYTES,
  MAX_ROWS,
  NO_ROWS,
} from "@/lib/catalogue/imports/constants";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import type { PlannedRow } from "@/lib/catalogue/imports/planned-row";
import { ProductPlanner } from "@/lib/catalogue/imports/plan-products";
import { StockPlanner } from "@/lib/catalogue/imports/plan-stock";
import { requireImport } from "@/lib/catalogue/imports/queries";
import { PRODUCT_COLUMNS, STOCK_COLUMNS } from "@/lib/catalogue/products/csv-columns";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";

const LIMITS = {
  maxBytes: MAX_FILE_BYTES,
  maxRows: MAX_ROWS,
  maxColumns: 100,
  maxCellCharacters: 4_000,
};
const AT_ONCE = 250;

interface CheckFileOptions {
  actor: Actor;
  kind: ImportKind;
  fileName: string;
  bytes: Uint8Array;
}

/**
 * Says of each row of a file what it would change, and keeps that for an hour, in which it can be applied. Nothing in the
 * shop changes. Throws BAD_CSV.
 */
export async function checkFile({ actor, kind, fileName, bytes }: CheckFileOptions): Promise<ImportDto> {
  const importId = new Types.ObjectId();
  const checkedAt = new Date();
  const expiresAt = new Date(checkedAt.getTime() + CHECK_KEPT_MS);
  const hash = createHash("sha256").update(kind).update(importId.toString());
  const counts = { ...NO_ROWS };
  const unknownColumns: string[] = [];
  const onUnknown = (names: string[]) => unknownColumns.push(...names);
  for await (const planned of planRows({ kind, bytes, onUnknown })) {
    for (const { status } of planned) counts[status] += 1;
    await keepRows(planned, { importId, expiresAt, hash });
  }
  if (Object.values(counts).every((count) => count === 0))
    throw badCsv(2, "There is no row below the names of the columns.");
  await Import.create({
    _id: importId,
    kind,
    fileName,
    digest: hash.digest("hex"),
    changes: counts.waiting,
    counts,
    ...(unknownColumns.length > 0 && { unknownColumns }),
    state: "checked",
    actorEmail: actor.email,
    checkedAt,
    expiresAt,
    applyEntryId: new Types.ObjectId(),
    undoEntryId: new Types.ObjectId(),
  });
  return await requireImport(importId.toString());
}

interface PlanOptions extends Pick<CheckFileOptions, "kind" | "bytes"> {
  onUnknown: (names: string[]) => void;
}

/** Some rows at a time, so that their products are read at once. */
function planRows({ kind, bytes, onUnknown }: PlanOptions): AsyncGenerator<PlannedRow[]> {
  const file = { source: [bytes], limits: LIMITS, onUnknown };
  if (kind === "products") {
    const planner = new ProductPlanner();
    const records = readRecords({ ...file, columns: PRODUCT_COLUMNS, required: ["name"] });
    return planInBatches(records, (batch) => planner.plan(batch));
  }
  const planner = new StockPlanner();
  const records = readRecords({ ...file, columns: STOCK_COLUMNS, required: ["stock"] });
  return planInBatches(records, (batch) => planner.plan(batch));
}

async function* planInBatches<Column extends string>(
  records: AsyncIterable<CsvRecord<Column>>,
  plan: (batch: CsvRecord<Column>[]) => Promise<PlannedRow[]>,
): AsyncGenerator<PlannedRow[]> {
  for await (const batch of inBatches(records, AT_ONCE)) yield await plan(batch);
}

interface KeepOptions {
  importId: Types.ObjectId;
  expiresAt: Date;
  hash: Hash;
}

async function keepRows(planned: PlannedRow[], { importId, expiresAt, hash }: KeepOptions): Promise<void> {
  hash.update(JSON.stringify(planned));
  await ImportRow.insertMany(
    planned.map((row) => ({ ...row, importId, expiresAt, undoId: new Types.ObjectId() })),
  );
}
