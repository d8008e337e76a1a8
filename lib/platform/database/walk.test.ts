import { expect, it, vi } from "vitest";
import { walk } from "@/lib/platform/database/walk";
import { Counter } from "@/models/counter";
import { useDatabase } from "@/testing/database";

useDatabase(async () => {
  await Counter.insertMany(["a", "b", "c"].map((_id) => ({ _id, value: 1 })));
});

const openCursor = () => Counter.find().sort({ _id: 1 }).lean().cursor({ batchSize: 1 });

it("gives all, one after the other", async () => {
  const ids: string[] = [];
  for await (const { _id } of walk(openCursor())) ids.push(_id);
  expect(ids).toEqual(["a", "b", "c"]);
});

it("closes the cursor where whoever walks stops or fails", async () => {
  const [left, failed] = [openCursor(), openCursor()];
  const closed = [left, failed].map((cursor) => vi.spyOn(cursor, "close"));
  for await (const { _id } of walk(left)) if (_id === "a") break;
  const fail = async () => {
    for await (const { _id } of walk(failed)) throw new Error(_id);
  };
  await expect(fail()).rejects.toThrow("a");
  for (const close of closed) expect(close).toHaveBeenCalledOnce();
});
