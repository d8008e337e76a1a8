import mongoose from "mongoose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { getEnv } from "@/lib/env";
import { User } from "@/models/user";
import { toldCommands, watchWrites } from "@/testing/fire/watch-writes";

let hasWritten: () => boolean;

beforeAll(async () => {
  await connectDb(toldCommands(getEnv().MONGODB_URI));
  hasWritten = watchWrites(mongoose.connection.getClient());
});
afterAll(disconnectDb);

it.each([
  ["an insert", () => User.collection.insertOne({ _id: new mongoose.mongo.ObjectId() })],
  ["an update", () => User.collection.updateMany({}, { $set: { name: "Karim" } })],
  ["an update that finds its document", () => User.collection.findOneAndUpdate({}, { $set: { name: "K" } })],
  ["a removal", () => User.collection.deleteMany({})],
  ["a bulk of writes", () => User.collection.bulkWrite([{ deleteMany: { filter: {} } }])],
])("tells of %s, once", async (_title, write) => {
  await write();
  expect(hasWritten()).toBe(true);
  expect(hasWritten()).toBe(false);
});

it("tells of no read, and of no counter of a rate limit", async () => {
  await User.collection.find({}).toArray();
  await mongoose.connection.collection("rate_limits_of_a_test").insertOne({ points: 1 });
  expect(hasWritten()).toBe(false);
});
