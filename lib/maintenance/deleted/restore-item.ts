import "server-only";
import { type EventActor, SYSTEM } from "@/lib/orders/events";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import type { CategoryName } from "@/lib/categories";
import { readCategories } from "@/lib/catalogue/categories/read-categories";
import { restoreProduct } from "@/lib/catalogue/products/restore-product";
import type { Restorable } from "@/lib/maintenance/deleted/constants";
import { restoreUser } from "@/lib/accounts/users/restore-user";
import { endSaleOf } from "@/lib/catalogue/sales/end-again";
import { invalidateStock } from "@/lib/catalogue/products/cache-invalidation";

interface RestoreItemOptions {
  kind: Restorable;
  id: string;
  by?: EventActor;
}

interface Restored {
  /** The sentence for the desk. */
  message: string;
}

/** Brings back what was deleted. Throws NOT_FOUND, and NAME_TAKEN or OUT_OF_STOCK where something else has its place. */
export async function restoreItem({ kind, id, by = SYSTEM }: RestoreItemOptions): Promise<Restored> {
  return { message: await RESTORERS[kind](id, by) };
}

const isHidden = async (category: CategoryName): Promise<boolean> =>
  (await readCategories()).some((one) => one.name === category && one.isHidden);

const RESTORERS: Record<Restorable, (id: string, by: EventActor) => Promise<string>> = {
  order: async (id, by) => {
    const { order, productIds } = await restoreOrder(id, by);
    await invalidateStock(productIds);
    return `Order ${order.orderNumber} is back. It is ${order.status}.`;
  },
  product: async (id) => {
    const { name, stock, category, categoryBefore } = await restoreProduct(id);
    await endSaleOf(id);
    const count = stock === "" ? "" : ` Stock: ${stock}.`;
    const moved =
      categoryBefore && ` It is in ${category}, as there is no category ${categoryBefore} any more.`;
    const hidden = (await isHidden(category))
      ? ` Shoppers do not see ${category}: you can show it under Categories.`
      : "";
    return `“${name}” is back.${count}${moved ?? ""}${hidden}`;
  },
  user: async (id) => {
    const { email, role } = await restoreUser(id);
    return `${email} is back as ${role}, and has to log in again.`;
  },
};
