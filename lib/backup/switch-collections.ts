import "server-only";
import mongoose from "mongoose";
import { mendOrders } from "@/lib/backup/mend-orders";
import { getDatabase } from "@/lib/backup/stored";
import { createIndexes } from "@/lib/indexes/create-indexes";
import { ALL_MODELS } from "@/models/all";

/** Where a restored collection lies until the switch. */
export const beside = (name: string): string => `restoring.${name}`;

interface PendingSwitch {
  _id: "switch";
  names: string[];
}

/** Holds one document from the moment that the restored collections count until they have taken their places. */
const pendingSwitches = () => getDatabase().collection<PendingSwitch>("pendingSwitches");

const JOURNALED = { w: "majority", j: true } as const;

/**
 * Puts the collections that were loaded beside into the places of those names. The one write of the intention decides:
 * a crash before it leaves the shop as it was, and after it the next command or start finishes the switch, before it
 * reads anything.
 */
export async function switchCollections(names: string[]): Promise<void> {
  await indexBeside(names);
  await pendingSwitches().insertOne({ _id: "switch", names }, { writeConcern: JOURNALED });
  await finishSwitch();
}

/** What no index of the shop accepts, such as one e-mail twice, is found while the old shop is still in its place. */
async function indexBeside(names: string[]): Promise<void> {
  for (const { modelName, schema, collection } of ALL_MODELS) {
    if (!names.includes(collection.name)) continue;
    const twin = mongoose.connection.model(`${modelName} beside`, schema, beside(collection.name));
    await twin.createIndexes();
    mongoose.connection.deleteModel(twin.modelName);
  }
}

/** Finishes a switch that a crash interrupted; without one it does nothing. Can be repeated, also at once. */
export async function finishSwitch(): Promise<void> {
  const pending = await pendingSwitches().findOne({ _id: "switch" });
  if (!pending) return;
  const loaded = await getDatabase().listCollections({}, { nameOnly: true }).toArray();
  const waiting = new Set(loaded.map(({ name }) => name));
  for (const name of pending.names) if (waiting.has(beside(name))) await takePlace(name);
  await createIndexes();
  await mendOrders();
  await pendingSwitches().deleteOne({ _id: "switch" }, { writeConcern: JOURNALED });
}

const NAMESPACE_NOT_FOUND = 26;

async function takePlace(name: string): Promise<void> {
  try {
    await getDatabase().collection(beside(name)).rename(name, { dropTarget: true });
  } catch (error) {
    // Another process that finishes the same switch was faster.
    if (!(error instanceof Error && "code" in error && error.code === NAMESPACE_NOT_FOUND)) throw error;
  }
}
