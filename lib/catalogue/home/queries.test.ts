import { expect, it } from "vitest";
import { readChosenProducts } from "@/lib/catalogue/home/queries";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";
import { Product } from "@/models/product";

useDatabase();

it("lists what can be had of the chosen products, in the owner's order", async () => {
  const made = await Promise.all(["Cap", "Belt", "Tee", "Jean"].map((name) => makeProduct({ name })));
  const ids = made.map(({ _id }) => _id).toReversed();
  const names = async () => (await readChosenProducts(ids)).map(({ name }) => name);
  expect(await names()).toEqual(["Jean", "Tee", "Belt", "Cap"]);
  await Product.updateOne({ name: "Tee" }, { isDraft: true });
  await Product.updateOne({ name: "Belt" }, { stock: "0" });
  await Product.deleteOne({ name: "Jean" });
  expect(await names()).toEqual(["Cap"]);
  await Product.updateOne({ name: "Tee" }, { $unset: { isDraft: 1 } });
  expect(await names()).toEqual(["Tee", "Cap"]);
});
