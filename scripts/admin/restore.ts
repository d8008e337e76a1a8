import { listDeleted } from "@/lib/deleted/queries";
import { idSchema } from "@/lib/http/id-schema";
import { restoreOrder } from "@/lib/orders/restore-order";
import { restoreProduct } from "@/lib/products/restore-product";
import { COMMAND_LINE, auditAction } from "@/lib/audit-log/audit-action";
import type { AuditKind } from "@/lib/audit-log/constants";
import { restoreUser } from "@/lib/users/restore-user";

/** Everything that can be brought back, one line each, last deleted first. */
export async function printDeleted(): Promise<void> {
  for (const { kind, id, label, deletedAt } of await listDeleted()) {
    console.log(`${deletedAt.toISOString().slice(0, 16)}  ${kind.padEnd(7)}  ${id}  ${label}`);
  }
}

type Restorable = Exclude<AuditKind, "pending orders">;

const RESTORERS: Record<Restorable, (id: string) => Promise<{ message: string }>> = {
  order: async (id) => {
    const { orderNumber, status } = await restoreOrder(id);
    const note = status === "Canceled" ? " What it held can be ordered by others since it was canceled." : "";
    return { message: `Order ${orderNumber} is back. It is ${status}.${note}` };
  },
  product: async (id) => {
    const { name, stock } = await restoreProduct(id);
    const count = stock === "" ? "" : ` Stock: ${stock}.`;
    return { message: `“${name}” is back.${count} The pages of the shop show it within five minutes.` };
  },
  user: async (id) => {
    const { email, role } = await restoreUser(id);
    return { message: `${email} is back as ${role}, and has to sign in again.` };
  },
};

/** Brings something back and returns what to tell; null if that is no kind or no id. */
export async function restore(kind: string, text: string): Promise<string | null> {
  const id = idSchema.safeParse(text);
  if ((kind !== "order" && kind !== "product" && kind !== "user") || !id.success) return null;
  const { message } = await auditAction(
    { actor: COMMAND_LINE, action: { verb: "restore", kind, id: id.data } },
    () => RESTORERS[kind](id.data),
  );
  return message;
}
