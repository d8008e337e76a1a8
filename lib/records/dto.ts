import { z } from "zod";
import { toDhakaIso } from "@/lib/format";
import { RECORDED_KINDS, RECORDED_VERBS } from "@/lib/records/constants";

const fieldsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly(), z.null()]).optional(),
);

export const recordDtoSchema = z.object({
  _id: z.string(),
  at: z.string().describe("ISO 8601 with +06:00."),
  actorEmail: z.string().describe("The admin's e-mail, or `command line`."),
  verb: z.enum(RECORDED_VERBS),
  kind: z.enum(RECORDED_KINDS),
  objectId: z.string(),
  label: z.string().describe("What the thing was called then."),
  before: fieldsSchema,
  after: fieldsSchema,
  isDone: z.boolean().describe("False where it is not known whether it was done."),
});

export type RecordDto = z.output<typeof recordDtoSchema>;

type RecordSource = Omit<RecordDto, "_id" | "at"> & { _id: { toString(): string }; at: Date };

export function toRecordDto(record: RecordSource): RecordDto {
  const { actorEmail, verb, kind, objectId, label, before, after, isDone } = record;
  return {
    _id: record._id.toString(),
    at: toDhakaIso(record.at),
    actorEmail,
    verb,
    kind,
    objectId,
    label,
    before,
    after,
    isDone,
  };
}
