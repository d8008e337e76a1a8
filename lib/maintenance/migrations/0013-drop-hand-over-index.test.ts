import { expect, it } from "vitest";
import { dropHandOverIndex } from "@/lib/maintenance/migrations/0013-drop-hand-over-index";
import { useDatabase } from "@/testing/database";
import { Order } from "@/models/order";

useDatabase();

const listNames = async () => (await Order.collection.indexes()).map(({ name }) => name);

it("drops the index that a new one took the place of, where there is one", async () => {
  await Order.collection.createIndex({ "parcel.handedOverAt": 1 }, { name: "handedOver" });
  await dropHandOverIndex.runPart(null);
  const names = await listNames();
  expect(names).not.toContain("handedOver");
  expect(names).toContain("handOvers");
  await dropHandOverIndex.runPart(null);
  expect(await listNames()).toEqual(names);
});
