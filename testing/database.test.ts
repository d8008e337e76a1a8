import mongoose from "mongoose";
import { expect, it } from "vitest";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { ALL_MODELS } from "@/models/all";
import { User } from "@/models/user";
import { prepareDatabase, useDatabase } from "@/testing/database";
import { makeUser } from "@/testing/people";

useDatabase();

/** Prepares the database as the next file of the same worker does. */
async function prepareAgain(): Promise<void> {
  await disconnectDb();
  await prepareDatabase();
  await connectDb();
}

it("is empty for the next file, also what is no model's", async () => {
  await makeUser();
  await mongoose.connection.collection("rateLimits").insertOne({ key: "somebody" });
  await prepareAgain();
  expect(await User.countDocuments()).toBe(0);
  expect(await mongoose.connection.collection("rateLimits").countDocuments()).toBe(0);
});

it.each([
  ["an index that was dropped", async () => await User.collection.dropIndex("email_1")],
  ["a collection that was dropped", async () => await User.collection.drop()],
  ["an index of nobody's", async () => await User.collection.createIndex({ name: 1 })],
  ["a collection of nobody's", async () => await mongoose.connection.createCollection("strangers")],
])("has the models' collections and indexes again after %s", async (_title, damage) => {
  await damage();
  await prepareAgain();
  for (const model of ALL_MODELS) expect(await model.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  const collections = (await mongoose.connection.db?.listCollections().toArray()) ?? [];
  expect(collections.map(({ name }) => name)).not.toContain("strangers");
});
