import mongoose from "mongoose";
import { expect, it } from "vitest";
import { useDatabase } from "@/testing/database";

useDatabase();

/** So many documents are tried before an engine gives up to compare indexes by trial. */
const TRIED = 10_000;

it("finds nothing among many documents, though it has two indexes to choose from", async () => {
  const { connection } = mongoose;
  const many = connection.collection("zzPlanner");
  await many.insertMany(
    Array.from({ length: TRIED + 2_000 }, (_, index) => ({ kind: null, name: `n${index}` })),
  );
  await many.createIndex({ kind: 1 });
  try {
    const found = many.find({ kind: null, name: /none/ }).sort({ _id: -1 }).limit(5);
    expect(await found.toArray()).toEqual([]);
    const sums = [{ $match: { kind: null, name: /none/, _id: { $ne: null } } }, { $group: { _id: "$kind" } }];
    expect(await many.aggregate(sums).toArray()).toEqual([]);
  } finally {
    await many.drop();
  }
});
