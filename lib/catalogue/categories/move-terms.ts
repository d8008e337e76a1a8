import "server-only";
import { type CategorySettings, categoryOfName } from "@/lib/categories";
import { Coupon } from "@/models/coupon";
import { Sale } from "@/models/sale";

/**
 * Gives the codes and the planned sales that name a category which was deleted or renamed the one in its place. All such
 * names are looked for each time: a server may have ended before it came to them.
 */
export async function moveTerms(settings: CategorySettings): Promise<void> {
  for (const { name } of settings.former ?? []) {
    const now = categoryOfName(settings, name)?.name;
    if (now === undefined || now === name) continue;
    const planned = { state: "planned", categories: name } as const;
    await Coupon.updateMany({ categories: name }, { $addToSet: { categories: now } });
    await Coupon.updateMany({ categories: name }, { $pull: { categories: name } });
    await Sale.updateMany(planned, { $addToSet: { categories: now } });
    await Sale.updateMany(planned, { $pull: { categories: name }, $inc: { version: 1 } });
  }
}
