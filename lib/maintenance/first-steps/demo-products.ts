import "server-only";
import { OF_THE_DEMO, OF_THE_OWNER } from "@/lib/catalogue/products/demo-pictures";
import { deleteIfThere } from "@/lib/catalogue/products/delete-product";
import type { ChangedProduct } from "@/lib/catalogue/products/cache-invalidation";
import { finishSteps } from "@/lib/maintenance/first-steps/finish-steps";
import { Order } from "@/models/order";
import { Product } from "@/models/product";

/** How many products still show the demo's pictures. */
export const countDemoProducts = (): Promise<number> => Product.countDocuments(OF_THE_DEMO).exec();

/** Whether a product still shows them. */
export async function hasDemoProduct(): Promise<boolean> {
  return (await Product.exists(OF_THE_DEMO)) !== null;
}

/** Whether the shop has a product with pictures of its own. */
export async function hasOwnProduct(): Promise<boolean> {
  return (await Product.exists(OF_THE_OWNER)) !== null;
}

interface RemovedProducts {
  removed: ChangedProduct[];
  /** How many stay, because somebody has ordered them. */
  kept: number;
}

/** Deletes the demo's products that nobody has ordered. Like each that is deleted, they can be brought back for a while. */
export async function removeDemoProducts(): Promise<RemovedProducts> {
  const products = await Product.find(OF_THE_DEMO).select("_id").lean();
  const ids = products.map(({ _id }) => _id);
  const ordered = await Order.distinct("cartItems.productId", { "cartItems.productId": { $in: ids } });
  const isOrdered = new Set(ordered.map(String));
  const removed: ChangedProduct[] = [];
  for (const id of ids.map(String)) {
    if (isOrdered.has(id)) continue;
    const category = await deleteIfThere(id);
    if (category !== null) removed.push({ productId: id, categories: [category] });
  }
  await finishSteps(["examples"]);
  return { removed, kept: ids.filter((id) => isOrdered.has(String(id))).length };
}
