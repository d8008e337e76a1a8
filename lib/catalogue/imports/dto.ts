import { z } from "zod";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import {
  CHECK_VALID_MS,
  IMPORT_STATES,
  ROW_ACTIONS,
  ROW_STATUSES,
  RUN_KINDS,
  type RowStatus,
} from "@/lib/catalogue/imports/constants";

/** A kind of file, or a bulk change. */
export const runKindSchema = z.enum(RUN_KINDS);

/** What became of a row. */
export const rowStatusSchema = z.enum(ROW_STATUSES);

export const importDtoSchema = z.object({
  _id: z.string(),
  kind: runKindSchema,
  fileName: z.string(),
  digest: z.string(),
  state: z.enum(IMPORT_STATES),
  actorEmail: z.string(),
  checkedAt: z.string().describe("ISO 8601 with +06:00, like the others."),
  validUntil: z.string(),
  appliedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  counts: z.record(rowStatusSchema, z.int()),
  /** What came in, and its whole BDT: of a stock-in, without the rows at fault. */
  stockIn: z.object({ day: z.string(), supplier: z.string(), pieces: z.int(), taka: z.int() }).optional(),
  unknownColumns: z.array(z.string()).describe("Columns that the shop does not know, and leaves out."),
});

export type ImportDto = z.output<typeof importDtoSchema>;

interface ImportSource extends Pick<
  ImportDto,
  "kind" | "fileName" | "digest" | "state" | "actorEmail" | "counts"
> {
  _id: { toString(): string };
  checkedAt: Date;
  appliedAt?: Date | null;
  undoneAt?: Date | null;
  stockIn?: ImportDto["stockIn"] | null;
  unknownColumns?: string[] | null;
}

export function toImportDto(source: ImportSource): ImportDto {
  const { kind, fileName, digest, state, actorEmail, checkedAt, appliedAt, undoneAt, counts } = source;
  return {
    _id: source._id.toString(),
    kind,
    fileName,
    digest,
    state,
    actorEmail,
    checkedAt: toDhakaIso(checkedAt),
    validUntil: toDhakaIso(checkedAt.getTime() + CHECK_VALID_MS),
    appliedAt: appliedAt ? toDhakaIso(appliedAt) : null,
    undoneAt: undoneAt ? toDhakaIso(undoneAt) : null,
    counts,
    ...(source.stockIn && { stockIn: source.stockIn }),
    unknownColumns: source.unknownColumns ?? [],
  };
}

export const importRowDtoSchema = z.object({
  row: z.int(),
  status: rowStatusSchema,
  action: z.enum(ROW_ACTIONS).nullable(),
  label: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  reasons: z.array(z.string()),
});

export type ImportRowDto = z.output<typeof importRowDtoSchema>;

interface RowSource extends Omit<ImportRowDto, "action"> {
  action?: ImportRowDto["action"] | undefined;
}

export function toImportRowDto({ row, status, action, label, changes, reasons }: RowSource): ImportRowDto {
  return {
    row,
    status,
    action: action ?? null,
    label,
    changes: changes.map(({ field, before, after }) => ({ field, before, after })),
    reasons: [...reasons],
  };
}

/** How many rows there are that something is, or was, done with. */
export function countChanges(counts: Record<RowStatus, number>): number {
  return counts.waiting + counts.applied + counts.refused + counts.undone + counts.left;
}
