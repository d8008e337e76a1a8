import { idSchema } from "@/lib/platform/http/id-schema";
import { COMMAND_LINE, auditAction } from "@/lib/accounts/audit-log/audit-action";
import { listDeleted } from "@/lib/maintenance/deleted/list-deleted";
import { readSnapshot } from "@/lib/rest/audit-snapshots";
import { restoreItem } from "@/lib/maintenance/deleted/restore-item";

/** Prints everything that can be restored, one line each, last deleted first. */
export async function printDeleted(): Promise<void> {
  for (const { kind, id, label, deletedAt } of await listDeleted()) {
    console.log(`${deletedAt.toISOString().slice(0, 16)}  ${kind.padEnd(7)}  ${id}  ${label}`);
  }
}

/** Restores a document and returns the sentence to print; null if the kind or the id is invalid. */
export async function restore(kind: string, text: string): Promise<string | null> {
  const id = idSchema.safeParse(text);
  if ((kind !== "order" && kind !== "product" && kind !== "user") || !id.success) return null;
  const { message } = await auditAction(
    { actor: COMMAND_LINE, action: { verb: "restore", kind, id: id.data }, readSnapshot },
    () => restoreItem({ kind, id: id.data }),
  );
  return kind === "product" ? `${message} The pages of the shop show it within five minutes.` : message;
}
