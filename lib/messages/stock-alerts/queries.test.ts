import { Types } from "mongoose";
import { expect, it } from "vitest";
import { listWanted } from "@/lib/messages/stock-alerts/queries";
import { openAlertGroups } from "@/lib/messages/open-alert-groups";
import { makeProductByOption, S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";
import { ask, askInTurn } from "@/testing/stock-alerts";
import { StockAlert } from "@/models/stock-alert";

useDatabase();

it("lists what people wait for, the most wanted first, in the product's spelling", async () => {
  expect(await listWanted()).toEqual({ count: 0, options: [] });
  const [jeans, belt] = [
    await makeProductByOption(),
    await makeProduct({ stock: "0", sizes: [], colors: [] }),
  ];
  await askInTurn(3, { product: jeans, ...S34 });
  await ask({ product: belt, contact: "nadia@example.com" });
  // One alert has ended, and one is for a product that is gone.
  await StockAlert.updateOne({ contact: "waiting3@example.com" }, { endsAt: new Date(Date.now() - 1) });
  const [first] = await StockAlert.find().lean();
  await StockAlert.create({ ...first, _id: undefined, productId: new Types.ObjectId() });
  expect(await listWanted()).toEqual({
    count: 3,
    options: [
      { productId: jeans._id, productName: jeans.name, ...S34, people: 2 },
      { productId: belt._id, productName: belt.name, size: "", color: "", people: 1 },
    ],
  });
});

it("stands twenty thousand who wait", async () => {
  const product = await makeProductByOption();
  const endsAt = new Date(Date.now() + 60_000);
  const alerts = Array.from({ length: 20_000 }, (_, index) => ({
    productId: new Types.ObjectId(product._id),
    size: String(index % 40),
    color: "indigo",
    channel: "mail",
    contact: `person${index}@example.com`,
    stopDigest: "x",
    state: "waiting",
    isOpen: true,
    endsAt,
  }));
  for (let from = 0; from < alerts.length; from += 2_000)
    await StockAlert.collection.insertMany(alerts.slice(from, from + 2_000));
  expect(await listWanted()).toMatchObject({ count: 40 });
  await openAlertGroups();
  // Ten for the five pieces of 30, three for the one of 32.
  expect(await StockAlert.countDocuments({ state: "telling" })).toBe(13);
});
