import type { Collection } from "mongodb";
import type { Connection, InferSchemaType, Schema } from "mongoose";

interface Storing<SomeSchema extends Schema> {
  schema: SomeSchema;
  db: Connection;
  collection: { collectionName: string };
}

/**
 * The driver's own collection of a model, for what is written with each order. Mongoose keeps the schema and the indexes,
 * and everything else goes by it: here nothing is cast, no default filled in and no time noted, so that the types must say
 * it all (lib/orders/place/stored-as-modelled.test.ts compares what is stored with what the model makes of it).
 */
export function rawCollectionOf<SomeSchema extends Schema>({
  db,
  collection,
}: Storing<SomeSchema>): Collection<InferSchemaType<SomeSchema>> {
  return db.collection<InferSchemaType<SomeSchema>>(collection.collectionName);
}
