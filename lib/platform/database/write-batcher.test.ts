import { describe, expect, it, vi } from "vitest";
import { rawCollectionOf } from "@/lib/platform/database/raw-collection";
import { WriteBatcher } from "@/lib/platform/database/write-batcher";
import { useDatabase } from "@/testing/database";
import { Counter } from "@/models/counter";

useDatabase();

const makeBatcher = () => new WriteBatcher({ name: "a test", into: rawCollectionOf(Counter) });

/** Raises a counter that is at 0. */
const raise = (_id: string) => ({
  operation: { updateOne: { filter: { _id, value: 0 }, update: { $set: { value: 1 } } } },
  documents: 1,
  isDone: async () => false,
});

const insert = (_id: string) => ({
  operation: { insertOne: { document: { _id, value: 0 } } },
  documents: 1,
  isDone: async () => (await Counter.exists({ _id })) !== null,
});

describe("writes that are asked for at the same time", () => {
  it("share a round trip, once the first is under way", async () => {
    const ids = ["a", "b", "c", "d"];
    await Counter.create(ids.map((_id) => ({ _id, value: 0 })));
    const spy = vi.spyOn(Counter.collection, "bulkWrite");
    const batcher = makeBatcher();
    expect(await Promise.all(ids.map((id) => batcher.run(raise(id))))).toEqual(ids.map(() => "done"));
    expect(spy.mock.calls.length).toBeLessThanOrEqual(2);
    expect(await Counter.countDocuments({ value: 1 })).toBe(4);
  });

  it("are told apart where the condition of one is not met", async () => {
    await Counter.create([
      { _id: "free", value: 0 },
      { _id: "taken", value: 1 },
    ]);
    const batcher = makeBatcher();
    const writes = ["first", "free", "taken"].map((id) => ({
      ...raise(id),
      isDone: async () => id === "free" && (await Counter.exists({ _id: id, value: 1 })) !== null,
    }));
    expect(await Promise.all(writes.map((write) => batcher.run(write)))).toEqual([
      "not met",
      "done",
      "not met",
    ]);
  });

  it("are told apart where a unique index forbids one", async () => {
    await Counter.create({ _id: "there", value: 0 });
    const batcher = makeBatcher();
    const outcomes = await Promise.all(["x", "y", "there", "z"].map((id) => batcher.run(insert(id))));
    expect(outcomes).toEqual(["done", "done", "duplicate", "done"]);
    expect(await Counter.countDocuments()).toBe(4);
  });

  it("all fail where the database does not answer, and those that follow do not", async () => {
    const batcher = makeBatcher();
    vi.spyOn(Counter.collection, "bulkWrite").mockRejectedValueOnce(new Error("The line is down."));
    await expect(batcher.run(insert("lost"))).rejects.toThrow("The line is down.");
    expect(await batcher.run(insert("kept"))).toBe("done");
  });
});
