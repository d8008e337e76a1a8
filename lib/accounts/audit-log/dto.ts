import { z } from "zod";
import { auditKindSchema } from "@/lib/accounts/audit-log/schema";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { AUDIT_VERBS } from "@/lib/accounts/audit-log/constants";
import { momentSchema } from "@/lib/platform/time/schema";

export const auditFieldsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly(), z.null()]).optional(),
);

export const auditEntryDtoSchema = z.object({
  _id: z.string(),
  at: momentSchema,
  actorEmail: z.string().describe("The admin's e-mail, or `command line`."),
  verb: z.enum(AUDIT_VERBS),
  kind: auditKindSchema,
  objectId: z.string(),
  label: z.string().describe("What the thing was called then."),
  before: auditFieldsSchema,
  after: auditFieldsSchema,
  isDone: z.boolean().describe("False where it is not known whether it was done."),
});

export type AuditEntryDto = z.output<typeof auditEntryDtoSchema>;

type AuditEntrySource = Omit<AuditEntryDto, "_id" | "at"> & { _id: { toString(): string }; at: Date };

export function toAuditEntryDto(entry: AuditEntrySource): AuditEntryDto {
  const { actorEmail, verb, kind, objectId, label, before, after, isDone } = entry;
  return {
    _id: entry._id.toString(),
    at: toDhakaIso(entry.at),
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
