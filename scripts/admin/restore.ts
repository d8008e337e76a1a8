import { listDeleted } from "@/lib/deleted/queries";
import { idSchema } from "@/lib/http/id-schema";
import { COMMAND_LINE, auditAction } from "@/lib/audit-log/audit-action";
import { restoreItem } from "@/lib/restore/restore-item";

/** Everything that can be brought back, one line each, last deleted first. */
export async function printDeleted(): Promise<void> {
  for (const { kind, id, label, deletedAt } of await listDeleted()) {
    console.log(`${deletedAt.toISOString().slice(0, 16)}  ${kind.padEnd(7)}  ${id}  ${label}`);
  }
}

/** Brings something back and returns what to tell; null if that is no kind or no id. */
export async function restore(kind: string, text: string): Promise<string | null> {
  const id = idSchema.safeParse(text);
  if ((kind !== "order" && kind !== "product" && kind !== "user") || !id.success) return null;
  const { message } = await auditAction(
    { actor: COMMAND_LINE, action: { verb: "restore", kind, id: id.data } },
    () => restoreItem({ kind, id: id.data }),
  );
  return kind === "product" ? `${message} The pages of the shop show it within five minutes.` : message;
}
