import { Types } from "mongoose";
import type { Schema } from "mongoose";
import { describe, expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { ALL_MODELS } from "@/models/all";
import { User } from "@/models/user";

useDatabase();

/** A schema and all that are inside of it, by their paths. */
function listSchemas(schema: Schema, path: string): [string, Schema][] {
  const inside = schema.childSchemas.flatMap(({ schema: child, model }) =>
    child instanceof Object ? listSchemas(child, `${path}.${model.path}`) : [],
  );
  return [[path, schema], ...inside];
}

describe.each(ALL_MODELS.map((model) => [model.modelName, model] as const))("%s", (name, model) => {
  it("refuses a key that it does not know, at any depth", () => {
    expect(() => new model({ unknownKey: 1 })).toThrow(/unknownKey/);
    for (const [path, schema] of listSchemas(model.schema, name))
      expect([path, schema.get("strict")]).toEqual([path, "throw"]);
  });
});

it("refuses an update with a key that it does not know", async () => {
  const unknown: Record<string, unknown> = { unknownKey: 1 };
  await expect(User.updateOne({}, { $set: unknown })).rejects.toThrow(/unknownKey/);
});

it("reads and saves a document with a key of an earlier time, and keeps it", async () => {
  const _id = new Types.ObjectId();
  const stored = { _id, name: "Rahim", email: "rahim@example.com", role: "customer", nickname: "R" };
  await User.collection.insertOne(stored);
  const user = await User.findById(_id).orFail();
  user.name = "Karim";
  await user.save();
  expect(await User.findById(_id).lean()).toMatchObject({ name: "Karim", nickname: "R" });
});
