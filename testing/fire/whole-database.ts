import { mongo, type PipelineStage } from "mongoose";
import { ALL_MODELS } from "@/models/all";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { User } from "@/models/user";

const NAME = "collectionOfIt";
const DOCUMENT = "document";

// A crash may lose these writes, which only a test needs.
const UNSAFE = { writeConcern: { w: 1, journal: false } } as const;

interface Kept {
  document: mongo.Document;
  /** Equal documents have equal texts. */
  text: string;
}

/** The documents of each collection. */
type Snapshot = Map<string, Kept[]>;

/** Reads all collections in one call, except the counters of the rate limits. */
export async function readDatabase(): Promise<Snapshot> {
  const others: PipelineStage[] = ALL_MODELS.map(({ collection: { name } }) => ({
    $unionWith: { coll: name, pipeline: [{ $project: { [NAME]: name, [DOCUMENT]: "$$ROOT" } }] },
  }));
  const found = await User.collection.aggregate([{ $match: { _id: null } }, ...others]).toArray();
  const snapshot: Snapshot = new Map(ALL_MODELS.map(({ collection }) => [collection.name, []]));
  for (const row of found) {
    const document: mongo.Document = row[DOCUMENT];
    if (!isTrace(row[NAME], document))
      snapshot.get(row[NAME])?.push({ document, text: textOf(row[NAME], document) });
  }
  return snapshot;
}

/** An order that was refused in the end: nothing shows or counts it until the sweeper removes it. */
const isTrace = (name: string, { status }: mongo.Document): boolean =>
  name === Order.collection.name && status === "abandoned";

/** The text of a document. A cart line that such an order claimed and gave back counts as unchanged. */
function textOf(name: string, document: mongo.Document): string {
  const { updatedAt: _, ...rest } = document;
  const kept = name === CartLine.collection.name ? rest : document;
  return Buffer.from(mongo.BSON.serialize(kept)).toString("base64");
}

const joined = (kept: Kept[] = []): string =>
  kept
    .map(({ text }) => text)
    .toSorted()
    .join();

/** The names of the collections that have changed. */
export async function changedSince(before: Snapshot): Promise<string[]> {
  const now = await readDatabase();
  return [...now.keys()].filter((name) => joined(before.get(name)) !== joined(now.get(name)));
}

/** Restores the database from the snapshot. */
export async function restoreDatabase(snapshot: Snapshot): Promise<void> {
  const changed = await changedSince(snapshot);
  await Promise.all(
    ALL_MODELS.filter(({ collection }) => changed.includes(collection.name)).map(async ({ collection }) => {
      const documents = (snapshot.get(collection.name) ?? []).map(({ document }) => document);
      await collection.deleteMany({}, UNSAFE);
      if (documents.length > 0) await collection.insertMany(documents, UNSAFE);
    }),
  );
}
