import "server-only";
import { auditLabel } from "@/lib/settings/fields/setting-fields";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import type { LastChange, LastChanges } from "@/lib/messages/settings/dto";
import { AuditEntry } from "@/models/audit-entry";

/** So many changes of settings are looked through: who set something before them is told by Activity alone. */
const MAX_LOOKED_AT = 200;

/** The last change of each of these fields, by its label; none of a field that nobody has changed for long. */
export async function readLastChanges(labels: readonly string[]): Promise<LastChanges> {
  const entries = await AuditEntry.find({ kind: "settings", isDone: true })
    .sort({ _id: -1 })
    .limit(MAX_LOOKED_AT)
    .select("at actorEmail before after")
    .lean();
  const known = labels.flatMap((label): [string, LastChange][] => {
    const name = auditLabel(label);
    const entry = entries.find(({ after }) => name in Object(after));
    if (!entry) return [];
    const { at, actorEmail, before } = entry;
    return [[label, { was: String(Object(before)[name] ?? ""), by: actorEmail, at: toDhakaIso(at) }]];
  });
  return Object.fromEntries(known);
}
