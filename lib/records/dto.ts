import type { Fields, RecordedKind, RecordedVerb } from "@/lib/records/rules";
import { toDhakaIso } from "@/lib/format";

export interface RecordDto {
  _id: string;
  /** ISO 8601 with +06:00. */
  at: string;
  /** The admin's e-mail, or "command line". */
  actorEmail: string;
  verb: RecordedVerb;
  kind: RecordedKind;
  objectId: string;
  /** What the thing was called then. */
  label: string;
  before: Fields;
  after: Fields;
  /** False where it is not known whether it was done. */
  isDone: boolean;
}

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
