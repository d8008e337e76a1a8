import "server-only";
import mongoose from "mongoose";
import { reconcileOrders } from "@/lib/maintenance/backup/reconcile-orders";
import { getDatabase } from "@/lib/maintenance/backup/stored";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { forgetNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { ALL_MODELS } from "@/models/all";

/** Where a restored collection lies until the swap: the name of its staging collection. */
export const stagingName = (name: string): string => `restoring.${name}`;

interface PendingSwap {
  _id: "switch";
  names: string[];
}

/** Holds one document from the moment that the restored collections count until they have taken their places. */
const pendingSwaps = () => getDatabase().collection<PendingSwap>("pendingSwitches");

/**
 * Puts the collections that were loaded into staging into the places of those names. The one write of the intention decides:
 * a crash before it leaves the shop as it was, and after it the next command or start finishes the swap, before it
 * reads anything.
 */
export async function swapCollections(names: string[]): Promise<void> {
  await buildStagingIndexes(names);
  await pendingSwaps().insertOne({ _id: "switch", names });
  await finishSwap();
}

/** Finds documents that no index accepts, such as one e-mail twice, while the old shop is still in its place. */
async function buildStagingIndexes(names: string[]): Promise<void> {
  for (const { modelName, schema, collection } of ALL_MODELS) {
    if (!names.includes(collection.name)) continue;
    const twin = mongoose.connection.model(`${modelName} staging`, schema, stagingName(collection.name));
    await twin.createIndexes();
    mongoose.connection.deleteModel(twin.modelName);
  }
}

/** Finishes a swap that a crash interrupted; without one it does nothing. Can be repeated, also at once. */
export async function finishSwap(): Promise<void> {
  const pending = await pendingSwaps().findOne({ _id: "switch" });
  if (!pending) return;
  const loaded = await getDatabase().listCollections({}, { nameOnly: true }).toArray();
  const waiting = new Set(loaded.map(({ name }) => name));
  for (const name of pending.names) if (waiting.has(stagingName(name))) await promoteStaging(name);
  await createIndexes();
  // Migrations come first: the orders and the stock must have today's form when they are compared.
  await runMigrations();
  await reconcileOrders();
  await forgetNumbers();
  await pendingSwaps().deleteOne({ _id: "switch" });
}

const NAMESPACE_NOT_FOUND = 26;

async function promoteStaging(name: string): Promise<void> {
  try {
    await getDatabase().collection(stagingName(name)).rename(name, { dropTarget: true });
  } catch (error) {
    // Another process that finishes the same swap was faster.
    if (!(error instanceof Error && "code" in error && error.code === NAMESPACE_NOT_FOUND)) throw error;
  }
}
