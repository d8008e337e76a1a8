import "server-only";
import { auditName } from "@/lib/messages/settings/audit-names";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import type { SettingGroupName } from "@/lib/settings/constants";
import { listSettingFields, nameOf } from "@/lib/settings/fields/setting-fields";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import type { LastChange, LastChanges } from "@/lib/messages/settings/dto";
import { AuditEntry } from "@/models/audit-entry";

/** So many changes of settings are looked through: who set something before them is told by Activity alone. */
const MAX_LOOKED_AT = 200;

/** The last change of each field of a group; none of a field that nobody has changed for long. */
export async function readLastChanges(group: SettingGroupName): Promise<LastChanges> {
  const entries = await AuditEntry.find({ kind: "settings", isDone: true })
    .sort({ _id: -1 })
    .limit(MAX_LOOKED_AT)
    .select("at actorEmail before after")
    .lean();
  const fields = listSettingFields(ALL_GROUPS[group].schema);
  const known = fields.flatMap((field): [string, LastChange][] => {
    const recorded = auditName(group, field);
    const entry = entries.find(({ after }) => recorded in Object(after));
    if (!entry) return [];
    const { at, actorEmail, before } = entry;
    const was = String(Object(before)[recorded] ?? "");
    return [[nameOf(field), { was, by: actorEmail, at: toDhakaIso(at) }]];
  });
  return Object.fromEntries(known);
}
