import "server-only";
import type { Types } from "mongoose";
import { toTaka } from "@/lib/stock/rules";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

/** Makes the costs of products the average of their units, of each by the pieces that there are. */
export async function publishCosts(productIds: Types.ObjectId[]): Promise<void> {
  for (const id of new Set(productIds.map(String))) await publishCost(id);
}

/**
 * A cost that an admin has typed meanwhile stays, and so does one that was averaged after more changes. Another cost is
 * another version of the product: a form or a file that was read before cannot bring the old one back.
 */
async function publishCost(productId: string): Promise<void> {
  const product = await Product.findById(productId).select("cost costEdits averagedCost").lean();
  if (!product) return;
  const edit = product.costEdits ?? 0;
  const units = await readUnits(productId);
  const revision = units.reduce((sum, { costRevision }) => sum + (costRevision ?? 0), 0);
  const costed = units.filter(({ cost, retiredAt }) => !retiredAt && cost?.edit === edit);
  // Nobody has said what a piece costs, but by a stock-in that was taken back.
  if (costed.length === 0 && product.averagedCost?.edit !== edit) return;
  const cost = toTaka(averageOf(costed));
  await Product.updateOne(
    {
      _id: productId,
      costEdits: edit === 0 ? null : edit,
      $or: [
        { "averagedCost.edit": { $ne: edit } },
        { "averagedCost.revision": { $not: { $gte: revision } } },
      ],
    },
    {
      $set: { averagedCost: { edit, revision }, ...(cost > 0 && { cost }) },
      ...(cost === 0 && { $unset: { cost: 1 } }),
      ...(cost !== (product.cost ?? 0) && { $inc: { version: 1 } }),
    },
    { timestamps: false },
  );
}

const readUnits = async (productId: string) =>
  await StockUnit.find({ productId }).select("stock held holds.quantity cost costRevision retiredAt").lean();

type CostedUnit = Pick<Awaited<ReturnType<typeof readUnits>>[number], "stock" | "held" | "holds" | "cost">;

/** In paisa; of options without a piece where none has any. */
function averageOf(units: CostedUnit[]): number {
  const onHand = ({ stock, held, holds }: CostedUnit) =>
    holds.reduce((sum, { quantity }) => sum + quantity, stock + held);
  const all = units.reduce((sum, unit) => sum + onHand(unit), 0);
  const weightOf = (unit: CostedUnit) => (all > 0 ? onHand(unit) / all : 1 / units.length);
  return units.reduce((sum, unit) => sum + weightOf(unit) * (unit.cost?.paisa ?? 0), 0);
}
