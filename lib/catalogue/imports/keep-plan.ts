import "server-only";
import { createHash, type Hash } from "node:crypto";
import { Types } from "mongoose";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { CHECK_KEPT_MS, NO_ROWS, type RunKind } from "@/lib/catalogue/imports/constants";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import type { StockInTotals } from "@/lib/catalogue/imports/stock-in-totals";
import type { PlannedRow } from "@/lib/catalogue/imports/planned-row";
import { requireImport } from "@/lib/catalogue/imports/queries";
import type { AppError } from "@/lib/platform/http/errors";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";

interface KeepPlanOptions {
  actor: Actor;
  kind: RunKind;
  /** What people call it. */
  fileName: string;
  /** Its rows, some at a time. */
  batches: AsyncIterable<PlannedRow[]>;
  /** Filled while the rows are read. */
  unknownColumns?: string[];
  stockIn?: StockInTotals | undefined;
  /** One request makes one plan; that of another at the same moment is a duplicate. */
  once?: { key: string; requestDigest: string };
  noRows: () => AppError;
}

/** Keeps a plan, row by row, until it is applied or forgotten. Throws what `noRows` makes where it has none. */
export async function keepPlan(options: KeepPlanOptions): Promise<ImportDto> {
  const { actor, kind, fileName, batches, unknownColumns = [], stockIn, once, noRows } = options;
  const importId = new Types.ObjectId();
  const checkedAt = new Date();
  const expiresAt = new Date(checkedAt.getTime() + CHECK_KEPT_MS);
  const hash = createHash("sha256").update(kind).update(importId.toString());
  const counts = { ...NO_ROWS };
  for await (const planned of batches) {
    for (const { status } of planned) counts[status] += 1;
    await keepRows(planned, { importId, expiresAt, hash });
  }
  if (Object.values(counts).every((count) => count === 0)) throw noRows();
  await Import.create({
    _id: importId,
    kind,
    fileName,
    digest: hash.digest("hex"),
    changes: counts.waiting,
    counts,
    ...(stockIn && { stockIn }),
    ...once,
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
