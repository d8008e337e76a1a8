import "server-only";
import mongoose from "mongoose";
import { BACKUP_ORDER } from "@/lib/maintenance/backup/collections";
import { ShopError } from "@/lib/platform/shop-error";

/** Numbers keep their types. The batch size bounds an answer: 50 pieces of pictures are 13 MB. */
export const RAW_READ = { promoteValues: false, batchSize: 50 };

export type Counts = Record<string, number>;

export function getDatabase() {
  const { db } = mongoose.connection;
  if (!db) throw new ShopError("There is no connection to the database.");
  return db;
}

/** How many documents each collection of the shop has now. */
export async function countStored(): Promise<Counts> {
  const counts: Counts = {};
  for (const name of BACKUP_ORDER) counts[name] = await getDatabase().collection(name).countDocuments();
  return counts;
}
