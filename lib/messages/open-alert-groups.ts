import "server-only";
import type { Types } from "mongoose";
import { groupBy } from "@/lib/platform/group-by";
import { optionKey, type ProductOption, type StockRow } from "@/lib/stock/options";
import { stockOfOption } from "@/lib/stock/rules";
import { GROUP_MS, groupSize, isStillMade } from "@/lib/messages/stock-alerts/rules";
import { Product } from "@/models/product";
import { StockAlert } from "@/models/stock-alert";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { PUBLISHED } from "@/lib/catalogue/products/drafts";

/**
 * Picks the people who are told next that something can be had again: those who have waited longest, as many as the
 * free pieces are worth, less those who were told lately. Any server may do it at any time, also several at once: it
 * reads who waits before who was told, so that the slower of two servers picks no more than the faster did.
 */
export async function openAlertGroups(now = new Date()): Promise<void> {
  const wanted = await StockAlert.distinct("productId", { state: "waiting" });
  if (wanted.length === 0) return;
  const products = await Product.find({ _id: { $in: wanted }, stockRank: { $gt: 0 }, ...PUBLISHED })
    .select("stock stockByOption sizes colors")
    .lean();
  if (products.length === 0) return;
  const ids = products.map(({ _id }) => _id);
  const productIdOf = ({ productId }: { productId: Types.ObjectId }) => productId.toString();
  const waiting = groupBy(await listWaiting(ids, now), productIdOf);
  const told = groupBy(await listTold(ids, now), productIdOf);
  const picked = products.flatMap((product) => {
    const id = product._id.toString();
    const ofMade = waiting.get(id)?.filter((alert) => isStillMade(product, alert)) ?? [];
    return pickNext({ product, waiting: ofMade, told: told.get(id) ?? [] });
  });
  if (picked.length === 0) return;
  await StockAlert.updateMany(
    { _id: { $in: picked }, state: "waiting" },
    { $set: { state: "telling", toldAt: now }, $inc: { round: 1 } },
  );
}

interface Waiting extends ProductOption {
  _id: Types.ObjectId;
  productId: Types.ObjectId;
}

async function listWaiting(productIds: Types.ObjectId[], now: Date): Promise<Waiting[]> {
  return await StockAlert.find({ state: "waiting", productId: { $in: productIds }, endsAt: { $gt: now } })
    .hint(engineHint("waiting"))
    .select("productId size color")
    .lean();
}

async function listTold(productIds: Types.ObjectId[], now: Date): Promise<Omit<Waiting, "_id">[]> {
  return await StockAlert.find({
    productId: { $in: productIds },
    toldAt: { $gt: new Date(now.getTime() - GROUP_MS) },
  })
    .hint(engineHint("told"))
    .select("productId size color")
    .lean();
}

interface PickOptions {
  product: { stock: string; stockByOption?: StockRow[] | null };
  waiting: Waiting[];
  told: ProductOption[];
}

function pickNext({ product, waiting, told }: PickOptions): Types.ObjectId[] {
  const counted = { stock: product.stock, stockByOption: product.stockByOption ?? undefined };
  // All options of a product that is counted as one share the same pieces.
  const piecesOf = (option: ProductOption) => (counted.stockByOption ? optionKey(option) : "");
  const toldOf = groupBy(told, piecesOf);
  return [...groupBy(waiting, piecesOf)].flatMap(([key, group]) => {
    const [first] = group;
    const free = first ? stockOfOption(counted, first) : 0;
    if (free === 0) return [];
    const count = groupSize(free) - (toldOf.get(key)?.length ?? 0);
    const inOrder = group.map(({ _id }) => _id).toSorted((a, b) => (a.toString() < b.toString() ? -1 : 1));
    return inOrder.slice(0, Math.max(0, count));
  });
}
