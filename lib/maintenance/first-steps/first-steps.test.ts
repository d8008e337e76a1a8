import { expect, it } from "vitest";
import { CATEGORY_NAMES } from "@/lib/categories";
import { hideCategories } from "@/lib/catalogue/categories/hide-categories";
import { OF_THE_DEMO, OF_THE_OWNER } from "@/lib/catalogue/products/demo-pictures";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { FINISHABLE, FIRST_STEPS } from "@/lib/maintenance/first-steps/constants";
import { removeDemoProducts } from "@/lib/maintenance/first-steps/demo-products";
import { finishSteps } from "@/lib/maintenance/first-steps/finish-steps";
import { readFirstSteps, readLeftovers } from "@/lib/maintenance/first-steps/queries";
import { restoreItem } from "@/lib/maintenance/deleted/restore-item";
import { changeSettings } from "@/lib/messages/settings/change-settings";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { DEFAULT_SLIDES } from "@/lib/settings/home/slides";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { planOf } from "@/testing/plans";
import { makeProduct } from "@/testing/products";
import { Product } from "@/models/product";

useDatabase();

it.each([
  ["the demo's", OF_THE_DEMO, "/catalogue/white-poplin-1-960.webp"],
  ["the owner's", OF_THE_OWNER, "/images/65f000000000000000000001"],
])("finds %s products in the index of their pictures", async (_, filter, image1) => {
  await makeProduct({ image1: "/catalogue/white-poplin-1-960.webp" });
  await makeProduct({ image1: "/images/65f000000000000000000001" });
  expect(await Product.find(filter).distinct("image1")).toEqual([image1]);
  const { stages, documents } = await planOf(Product.find(filter));
  expect(stages).toContain("IXSCAN(image1_1)");
  expect(documents).toBe(1);
});

const OWN_PICTURE = { image1: "/images/65f000000000000000000001" };

it("ticks each step by itself, and is over for good once all is done", async () => {
  const demo = await makeProduct();
  expect(await readFirstSteps()).toEqual({ stepsLeft: [...FIRST_STEPS], demoProducts: 1 });

  await changeSettings({ version: 0, brand: { name: "Joy" } });
  expect((await readFirstSteps())?.stepsLeft).toEqual([...FIRST_STEPS]);
  await changeSettings({ version: 1, brand: { phone: "01711-222333" } });
  await changeSettings({ version: 2, delivery: { charges: { "Inside Dhaka": 80 } } });
  await changeSettings({ version: 3, messages: { kinds: { sms: [] } } });
  expect((await readFirstSteps())?.stepsLeft).toEqual(["product", "order"]);

  const own = await makeProduct(OWN_PICTURE);
  expect((await readFirstSteps())?.stepsLeft).toEqual(["order"]);
  await makeOrder(await makeUser(), { product: own });
  expect(await readFirstSteps()).toEqual({ stepsLeft: [], demoProducts: 1 });

  await deleteProduct(demo._id);
  expect(await readFirstSteps()).toBeNull();
  await changeSettings({ version: 4, brand: null });
  await makeProduct();
  expect(await readFirstSteps()).toBeNull();
});

it("counts a step as done of which the owner says so", async () => {
  await makeProduct();
  await finishSteps(["delivery"]);
  await finishSteps(["delivery", "messages"]);
  expect(await readFirstSteps()).toEqual({ stepsLeft: ["brand", "product", "order"], demoProducts: 1 });
  await finishSteps(FINISHABLE);
  expect(await readFirstSteps()).toBeNull();
});

it("removes the demo's products, but none that was ordered and none of the owner's, and each can be brought back", async () => {
  const [ordered, canceled, plain] = [await makeProduct(), await makeProduct(), await makeProduct()];
  const own = await makeProduct(OWN_PICTURE);
  const user = await makeUser();
  await makeOrder(user, { product: ordered });
  const orderId = await makeOrder(user, { product: canceled });
  await decideOrder({ orderId, decision: "Canceled" });

  const { removed, kept } = await removeDemoProducts();
  expect(removed).toEqual([{ productId: plain._id, categories: [plain.category] }]);
  expect(kept).toBe(2);
  expect((await Product.find().lean()).map(({ name }) => name).toSorted()).toEqual(
    [ordered.name, canceled.name, own.name].toSorted(),
  );

  expect(await readFirstSteps()).toMatchObject({ demoProducts: 0 });

  await restoreItem({ kind: "product", id: plain._id });
  expect(await Product.exists({ _id: plain._id })).not.toBeNull();
});

it("names what is left of the example shop once its products are gone, until that is the owner’s or may stay", async () => {
  const demo = await makeProduct({ category: "Belts" });
  expect(await readLeftovers()).toBeNull();
  await makeProduct({ ...OWN_PICTURE, category: "Caps", isDraft: true });
  await deleteProduct(demo._id);
  const left = await readLeftovers();
  expect(left?.emptyCategories.map(({ name }) => name)).toEqual(
    CATEGORY_NAMES.filter((name) => name !== "Caps"),
  );
  expect(left?.examples).toEqual(["slides", "sections", "about"]);

  await hideCategories({ paths: left?.emptyCategories.map(({ path }) => path) ?? [], isHidden: true });
  await changeSettings({
    version: 0,
    home: { slides: DEFAULT_SLIDES.slice(1), sections: ["film", "newArrivals"] },
    pages: { about: [{ kind: "paragraph", text: "Sewn in Mirpur." }] },
  });
  expect(await readLeftovers()).toEqual({ emptyCategories: [], examples: ["sections"] });
  await changeSettings({ version: 1, home: { sections: ["newArrivals"] } });
  expect(await readLeftovers()).toEqual({ emptyCategories: [], examples: [] });
  await hideCategories({ paths: ["wallets", "belts"], isHidden: false });
  await changeSettings({ version: 2, home: null });
  expect(await readLeftovers()).toEqual({
    emptyCategories: [
      { path: "belts", name: "Belts" },
      { path: "wallets", name: "Wallets" },
    ],
    examples: ["slides", "sections"],
  });

  await finishSteps(["leftovers"]);
  expect(await readLeftovers()).toBeNull();
});

it("names what is left though some examples stay because they are ordered, and hides the steps with it", async () => {
  await makeOrder(await makeUser(), { product: await makeProduct() });
  expect(await readLeftovers()).toBeNull();
  await removeDemoProducts();
  expect((await readLeftovers())?.emptyCategories).toHaveLength(11);
  await finishSteps(FINISHABLE);
  expect(await readLeftovers()).toBeNull();
});

it("removes each product once where two admins press at once", async () => {
  for (let i = 0; i < 6; i += 1) await makeProduct();
  const both = await Promise.all([removeDemoProducts(), removeDemoProducts()]);
  expect(both.flatMap(({ removed }) => removed)).toHaveLength(6);
  expect(await Product.countDocuments()).toBe(0);
});
