import "server-only";
import type { mongo } from "mongoose";

/** What a model has of its collection, whatever its documents are. */
interface Collected {
  createCollection: () => Promise<unknown>;
  collection: Pick<mongo.Collection, "indexes" | "dropIndex">;
}

/** Drops an index of an earlier version, where there is one. */
export async function dropIndex(model: Collected, name: string): Promise<void> {
  // In an empty database there is no collection yet.
  await model.createCollection();
  const indexes = await model.collection.indexes();
  if (indexes.some((index) => index.name === name)) await model.collection.dropIndex(name);
}
