import "server-only";
import { auditName } from "@/lib/messages/settings/audit-names";
import type { SettingVersionDto } from "@/lib/messages/settings/dto";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import type { SettingGroupName } from "@/lib/settings/constants";
import { listSettingFields, nameOf, typedAt } from "@/lib/settings/fields/setting-fields";
import { AuditEntry } from "@/models/audit-entry";

const MAX_VERSIONS = 20;

/**
 * What a group was before each of its last changes, the last first. The audit log has the values that each change replaced,
 * so a version is put together from those of the changes after it.
 */
export async function listVersions(group: SettingGroupName, now: object): Promise<SettingVersionDto[]> {
  const fields = listSettingFields(ALL_GROUPS[group].schema).map((field) => ({
    field,
    recorded: auditName(group, field),
  }));
  const entries = await AuditEntry.find({
    kind: "settings",
    isDone: true,
    $or: fields.map(({ recorded }) => ({ [`after.${recorded}`]: { $exists: true } })),
  })
    .sort({ _id: -1 })
    .limit(MAX_VERSIONS)
    .select("at actorEmail before after")
    .lean();
  const texts = new Map(fields.map(({ field }) => [field, typedAt(now, field)]));
  return entries.map(({ _id, at, actorEmail, before, after }) => {
    for (const { field, recorded } of fields) {
      const was: unknown = Object(before)[recorded];
      if (typeof was === "string") texts.set(field, was);
    }
    return {
      _id: String(_id),
      until: toDhakaIso(at),
      by: actorEmail,
      changed: fields.flatMap(({ field, recorded }) => (recorded in Object(after) ? [nameOf(field)] : [])),
      differs: Object.fromEntries(
        [...texts].flatMap(([field, text]) => (text === typedAt(now, field) ? [] : [[nameOf(field), text]])),
      ),
    };
  });
}
