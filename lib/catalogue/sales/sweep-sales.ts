import "server-only";
import { ACTIVE_STATES } from "@/lib/catalogue/sales/constants";
import { reducePrices } from "@/lib/catalogue/sales/reduce-prices";
import { restorePrices } from "@/lib/catalogue/sales/restore-prices";
import { nextState } from "@/lib/catalogue/sales/rules";
import { endAgain } from "@/lib/catalogue/sales/end-again";
import { listItemIds } from "@/lib/catalogue/sales/queries";
import { type SaleRun, takeSale } from "@/lib/catalogue/sales/sale-run";
import {
  type ChangedProduct,
  invalidateStock,
  tagsOfProduct,
} from "@/lib/catalogue/products/cache-invalidation";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { connectDb } from "@/lib/platform/database/db";
import { isDiskFull } from "@/lib/platform/health/watch-disk";
import { JobBackoff } from "@/lib/platform/jobs/job-backoff";
import { logError } from "@/lib/platform/log";
import { Sale, type StoredSale } from "@/models/sale";

const backoff = new JobBackoff();

/**
 * Starts and ends the sales whose time has come, and goes on with those whose server ended on the way. Any instance may
 * run it, at any time, also at once.
 */
export async function sweepSales(now = new Date(), clock = performance.now()): Promise<void> {
  await connectDb();
  const due = await Sale.find({ dueAt: { $lte: now } })
    .sort({ dueAt: 1 })
    .lean();
  const isEnd = (sale: StoredSale) => nextState(sale, now) === "ending";
  for (const sale of [...due.filter(isEnd), ...due.filter((one) => !isEnd(one))]) {
    if (isDiskFull()) return;
    const failed = await backoff.attempt(sale._id.toString(), clock, () => goOn(sale, now));
    if (failed) logError("sale left as it is", failed);
  }
}

async function goOn(due: StoredSale, now: Date): Promise<void> {
  // What another sale still has at this moment is free as soon as that has ended.
  if (nextState(due, now) === "starting" && (await isOneEnding(due, now))) return;
  const run = await takeSale(due, now);
  if (run) await writePrices(run);
}

async function isOneEnding({ _id }: StoredSale, now: Date): Promise<boolean> {
  const ending = { _id: { $ne: _id }, state: { $in: ACTIVE_STATES }, endsAt: { $lte: now } };
  return (await Sale.exists(ending)) !== null;
}

async function writePrices({ sale, isStart, isResumed, renew, finish, giveUp }: SaleRun): Promise<void> {
  try {
    // The server that ended may have written prices and not told of them.
    if (isResumed) await invalidateStock(await listItemIds(sale._id));
    for await (const changed of isStart ? reducePrices(sale) : restorePrices(sale)) {
      await revalidate(changed);
      if (await renew()) continue;
      // Another server may have ended it before these products were reduced.
      await endAgain(sale._id);
      return await giveUp();
    }
    await finish();
  } catch (error) {
    await giveUp();
    throw error;
  }
}

async function revalidate(products: ChangedProduct[]): Promise<void> {
  if (products.length > 0) await publishInvalidation({ tags: [...new Set(products.flatMap(tagsOfProduct))] });
}
