import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { DEMO_PRODUCTS } from "@/demo/products";
import { NumbersPart } from "@/models/numbers";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { acquireLock } from "@/scripts/launcher/lock.mjs";
import { commandsIn } from "@/testing/commands/command-tests";
import { SCRIPTS, useProject } from "@/testing/commands/project";
import { startCommand } from "@/testing/commands/start-command";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();
const project = useProject(SCRIPTS);
const itRuns = commandsIn(project);

const OWNER_ALONE = 0o600;
/** The database of the project's own folder, which a restore may replace. */
const OWN_DATABASE = { MONGODB_URI: "" };

const said = (stdout: string) => ({ code: 0, stdout: `${stdout}\n`, stderr: "" });

async function fillShop(): Promise<void> {
  await makeOrder(await makeProvedUser(), { product: await makeProduct() }, { product: await makeProduct() });
}

async function makeBackup(name: string): Promise<string> {
  const file = join(project.root, name);
  const { code } = await startCommand("npm run backup FILE", project.root, { words: { FILE: file } }).ended;
  expect(code).toBe(0);
  return file;
}

itRuns("npm run seed", async ({ run }) => {
  expect(await run()).toEqual(said(`${DEMO_PRODUCTS.length} products added`));
  expect(await Product.countDocuments()).toBe(DEMO_PRODUCTS.length);
  await Product.deleteOne({ name: DEMO_PRODUCTS[0]?.name });
  expect(await run()).toEqual(said("1 products added"));
});

itRuns("npm run recount", async ({ run }) => {
  await fillShop();
  expect(await run()).toEqual(said("Counted all orders anew.\nEvery sum is that of the orders."));
  expect(await NumbersPart.countDocuments()).toBeGreaterThan(0);
  expect(await run({ more: ["--everything"] })).toEqual({
    code: 1,
    stdout: "",
    stderr: "Usage: npm run recount [-- --check]\n",
  });
});

itRuns("npm run recount -- --check", async ({ run }) => {
  await fillShop();
  expect(await run()).toEqual(said("Every sum is that of the orders."));
  const total = await NumbersPart.findOne({ dimension: "total" }).sort({ period: -1 }).lean();
  await NumbersPart.updateOne({ _id: total?._id }, { rows: [] });
  // As if the orders were long settled: what has changed lately is counted anew before it is compared.
  await Order.updateMany({}, { updatedAt: new Date(0) }, { timestamps: false });
  expect(await run()).toEqual({
    code: 1,
    stdout: `differs: ${total?._id}\n1 sums differ from the orders: npm run recount counts anew.\n`,
    stderr: "",
  });
});

itRuns("npm run backup", async ({ run }) => {
  await fillShop();
  const { code, stdout, stderr } = await run();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^products +2$/m);
  expect(stdout).toContain("It holds addresses and phone numbers, and no secrets");
  const [name = "", ...more] = await readdir(join(project.root, "backups"));
  expect(more).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/);
  expect(stdout).toContain(`${join("backups", name)}: `);
});

itRuns("npm run backup FILE", async ({ run }) => {
  await fillShop();
  expect(await run({ words: { FILE: "kept.gz" } })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("kept.gz: "),
    stderr: "",
  });
  const { mode } = await stat(join(project.root, "kept.gz"));
  expect(mode & 0o777).toBe(OWNER_ALONE);
});

itRuns("npm run restore FILE", async ({ run }) => {
  await fillShop();
  const words = { FILE: await makeBackup("restored.gz") };
  const shop = await acquireLock(join(project.root, ".data/shop.lock"), { command: "npm start" });
  expect(await run({ words, env: OWN_DATABASE })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`"npm start" already runs from this folder`),
  });
  await shop.release();

  const restored = await run({ words, env: OWN_DATABASE });
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(restored.stdout).toMatch(/^products +0 +2 +2$/m);
  expect(restored.stdout).toContain("; 0 documents that were here are replaced.\nOrders and stock agree.\n");

  expect(await run({ words, env: OWN_DATABASE })).toMatchObject({
    code: 1,
    stderr: "This database is not empty. To replace what is in it, add: -- --replace\n",
  });
});

itRuns("npm run restore FILE -- --replace", async ({ run }) => {
  await makeProduct();
  const words = { FILE: await makeBackup("replacing.gz") };
  // What this database has by itself is one backup or none.
  await run({ words, env: OWN_DATABASE });
  const { code, stdout, stderr } = await run({ words, env: OWN_DATABASE });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^products +1 +1 +1$/m);
  expect(stdout).toContain("Orders and stock agree.");
});
