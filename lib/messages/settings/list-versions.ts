import "server-only";
import type { SettingVersionDto } from "@/lib/messages/settings/dto";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { auditLabel, nameOf, type SettingField, typedAt } from "@/lib/settings/fields/setting-fields";
import { AuditEntry } from "@/models/audit-entry";

const MAX_VERSIONS = 20;

/**
 * What a group was before each of its last changes, the last first. The audit log has the values that each change replaced,
 * so a version is put together from those of the changes after it.
 */
export async function listVersions(
  fields: readonly SettingField[],
  now: object,
): Promise<SettingVersionDto[]> {
  const entries = await AuditEntry.find({
    kind: "settings",
    isDone: true,
    $or: fields.map(({ label }) => ({ [`after.${auditLabel(label)}`]: { $exists: true } })),
  })
    .sort({ _id: -1 })
    .limit(MAX_VERSIONS)
    .select("at actorEmail before after")
    .lean();
  const texts = new Map(fields.map((field) => [field, typedAt(now, field)]));
  return entries.map(({ _id, at, actorEmail, before, after }) => {
    for (const field of fields) {
      const was: unknown = Object(before)[auditLabel(field.label)];
      if (typeof was === "string") texts.set(field, was);
    }
    return {
      _id: String(_id),
      until: toDhakaIso(at),
      by: actorEmail,
      changed: fields.flatMap(({ label }) => (auditLabel(label) in Object(after) ? [label] : [])),
      differs: Object.fromEntries(
        [...texts].flatMap(([field, text]) => (text === typedAt(now, field) ? [] : [[nameOf(field), text]])),
      ),
    };
  });
}
