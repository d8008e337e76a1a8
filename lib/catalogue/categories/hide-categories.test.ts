import { beforeEach, expect, it } from "vitest";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { CATEGORIES } from "@/lib/categories";
import { listCategoriesToHide, readCategories } from "@/lib/catalogue/categories/read-categories";
import { createCategory } from "@/lib/catalogue/categories/save-category";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { PANJABI } from "@/testing/own-category";
import { makeAdmin, signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { makeRequest } from "@/testing/requests";

useDatabase();

let token: string;
beforeEach(async () => {
  token = await signIn(await makeAdmin());
});

const hide = async (paths: string[], isHidden = true) =>
  await callRoute({
    route: "categories",
    request: makeRequest({ method: "PATCH", json: { paths, isHidden }, token }),
  });
const hiddenPaths = async () =>
  (await readCategories()).flatMap(({ path, isHidden }) => (isHidden ? [path] : []));
const emptyPaths = async () => (await listCategoriesToHide()).map(({ path }) => path);
const ALL = CATEGORIES.map(({ slug }) => slug);
const BUT_CAPS = ALL.filter((path) => path !== "caps");

it("hides the categories without a product as one change of the log, and shows them again", async () => {
  await makeProduct({ category: "Caps", isDraft: true });
  expect(await emptyPaths()).toEqual(BUT_CAPS);
  const answer = await hide(["belts", "wallets"]);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(await readCategories());
  expect(await hiddenPaths()).toEqual(["belts", "wallets"]);
  expect(await emptyPaths()).toEqual(BUT_CAPS.filter((path) => !["belts", "wallets"].includes(path)));

  await hide(["belts", "wallets", "caps"], false);
  expect(await hiddenPaths()).toEqual([]);
  expect(await emptyPaths()).toEqual(BUT_CAPS);
  expect(await listAuditEntries({ kind: "category" })).toMatchObject([
    { verb: "update", label: "Belts, Caps, Wallets", after: { belts: "shown", wallets: "shown" } },
    {
      verb: "update",
      label: "Belts, Wallets",
      before: { belts: "shown", wallets: "shown" },
      after: { belts: "hidden", wallets: "hidden" },
    },
  ]);
});

it("hides none that has a product by then, and none of the owner’s own", async () => {
  await makeProduct({ category: "Caps" });
  await createCategory(PANJABI);
  expect(await emptyPaths()).toEqual(BUT_CAPS);
  await hide(["belts", "caps", PANJABI.path, "nowhere"]);
  expect(await hiddenPaths()).toEqual(["belts"]);
  const { version } = (await readCategories()).find(({ path }) => path === "belts") ?? {};
  await hide(["belts"]);
  expect((await readCategories()).find(({ path }) => path === "belts")?.version).toBe(version);
});

it("offers none and hides none where shoppers would see no category without them", async () => {
  expect(await emptyPaths()).toEqual([]);
  const { error } = await (await hide(ALL)).json();
  expect(error).toMatchObject({ fields: { isHidden: "At least one category has to be shown." } });
  expect(await hiddenPaths()).toEqual([]);
  await createCategory(PANJABI);
  await hide(ALL);
  expect(await hiddenPaths()).toEqual(ALL);
});

it.each([[[]], [["Belts!"]], [ALL.concat(ALL, ALL, ALL)]])("refuses %j", async (paths) => {
  expect((await hide(paths)).status).toBe(400);
});
