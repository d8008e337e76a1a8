import { createHash } from "node:crypto";
import { mongo, type PipelineStage } from "mongoose";
import { ALL_MODELS } from "@/models/all";
import { User } from "@/models/user";

const NAME = "collectionOfIt";

// What is lost of it in a crash is lost to a test only.
const UNSAFE = { writeConcern: { w: 1, journal: false } } as const;

export type Snapshot = { name: string; documents: mongo.Document[] }[];

export async function readDatabase(): Promise<Snapshot> {
  return await Promise.all(
    ALL_MODELS.map(async ({ collection }) => ({
      name: collection.name,
      documents: await collection.find().toArray(),
    })),
  );
}

/** Makes the database what it was. */
export async function restoreDatabase(snapshot: Snapshot): Promise<void> {
  await Promise.all(
    ALL_MODELS.map(async ({ collection }) => {
      const documents = snapshot.find(({ name }) => name === collection.name)?.documents ?? [];
      await collection.deleteMany({}, UNSAFE);
      if (documents.length > 0) await collection.insertMany(documents, UNSAFE);
    }),
  );
}

/** One number for all that the collections of the shop hold, but for the counters of the rate limits. */
export async function hashDatabase(): Promise<string> {
  const others: PipelineStage[] = ALL_MODELS.map(({ collection: { name } }) => ({
    $unionWith: { coll: name, pipeline: [{ $addFields: { [NAME]: name } }] },
  }));
  const documents = await User.collection.aggregate([{ $match: { _id: null } }, ...others]).toArray();
  const texts = documents.map((document) => Buffer.from(mongo.BSON.serialize(document)).toString("base64"));
  return createHash("sha256").update(texts.toSorted().join()).digest("hex");
}
