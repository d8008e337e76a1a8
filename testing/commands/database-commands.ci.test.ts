import { copyFile, readdir, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEMO_PRODUCTS } from "@/demo/products";
import { NumbersPart } from "@/models/numbers";
import { listTroubles } from "@/lib/platform/health/troubles";
import { readLastBackups } from "@/lib/platform/health/last-backups";
import mongoose from "mongoose";
import { storePicture } from "@/lib/catalogue/images/picture-store";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { acquireLock } from "@/scripts/launcher/lock.mjs";
import { commandsIn, PATIENCE_MS } from "@/testing/commands/command-tests";
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
/** Selects the database of the project's own folder, which a restore may replace. */
const OWN_DATABASE = { MONGODB_URI: "" };

const said = (stdout: string) => ({ code: 0, stdout: `${stdout}\n`, stderr: "" });

async function fillShop(): Promise<void> {
  await makeOrder(await makeProvedUser(), { product: await makeProduct() }, { product: await makeProduct() });
}

async function makeBackup(name: string): Promise<string> {
  const file = join(project.root, name);
  const { code, stderr } = await startCommand("npm run backup FILE", project.root, { words: { FILE: file } })
    .ended;
  expect(code, stderr).toBe(0);
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
  // Makes the orders look old: the command counts recent changes again before it compares.
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
  expect(stdout).toContain(
    "It holds addresses, phone numbers and password hashes: keep it as you keep those.",
  );
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

itRuns("npm run drill", async ({ run }) => {
  await fillShop();
  await storePicture([{ width: 960, bytes: Buffer.alloc(300_000, "picture") }]);
  const folder = join(project.root, "backups");
  await rm(folder, { recursive: true, force: true });
  expect(await run()).toMatchObject({ code: 1, stdout: expect.stringContaining("there is no backup") });
  const file = await makeBackup("backups/newest.gz");
  const whole = await run();
  expect(whole.stdout).toMatch(
    /^newest\.gz, of .*: 1 orders, 2 products, 1 pictures\. Orders, stock, money/m,
  );
  expect(whole).toMatchObject({ code: 0, stderr: expect.stringContaining('"message":"restore drill"') });
  expect(await listTroubles()).toEqual([]);
  expect((await readLastBackups())?.drilledAt).toBeInstanceOf(Date);
  const { databases } = (await mongoose.connection.db?.admin().listDatabases()) ?? { databases: [] };
  expect(databases.filter(({ name }) => name.endsWith("-drill"))).toEqual([]);

  // The order's amount now differs from the sum of its lines.
  await Order.updateOne({}, { $inc: { amount: 1 } });
  await makeBackup("backups/crooked.gz");
  expect(await run()).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("crooked.gz cannot be relied on. order"),
  });

  await copyFile(file, join(folder, "broken.gz"));
  await truncate(join(folder, "broken.gz"), 300);
  const broken = await run();
  expect(broken).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("broken.gz cannot be relied on. This archive is cut off"),
  });
  expect(await listTroubles()).toEqual([{ name: "drill", words: expect.stringContaining("broken.gz") }]);
});

describe("a damaged database", () => {
  const dataDir = () => join(project.root, ".data");
  const listDamaged = async () => (await readdir(dataDir())).filter((name) => name.includes(".damaged-"));

  async function damageCollection(): Promise<string> {
    const files = await readdir(join(dataDir(), "db"));
    const name = files.find((file) => file.startsWith("collection-")) ?? "";
    await truncate(join(dataDir(), "db", name), 0);
    return name;
  }

  it(
    "is named at the start, with the newest good backup, which the printed command restores",
    async () => {
      await makeProduct();
      const good = await makeBackup("backups/whole.gz");
      const run = (command: string) => startCommand(command, project.root, { env: OWN_DATABASE }).ended;
      // What this database has by itself is one backup or none.
      await run(`npm run restore ${good} -- --replace`);
      await makeBackup("backups/torn.gz");
      await truncate(join(project.root, "backups/torn.gz"), 100);
      const name = await damageCollection();

      const start = await run("npm run seed");
      expect(start.code).toBe(1);
      expect(start.stderr).toContain(`  ${name} is empty\nNothing was changed`);
      const [, advised = ""] = /\n {2}(npm run restore .*)\n/.exec(start.stderr) ?? [];
      expect(advised).toBe("npm run restore backups/whole.gz");

      expect(await run("npm run restore backups/torn.gz")).toMatchObject({ code: 1 });
      expect(await listDamaged()).toEqual([]);

      const restored = await run(advised);
      expect(restored).toMatchObject({ code: 0, stderr: "" });
      expect(restored.stdout).toMatch(/^products +0 +1 +1$/m);
      const [aside = "", ...others] = await listDamaged();
      expect(others).toEqual([]);
      expect(restored.stdout).toContain(`The damaged folder is set aside: .data/${aside}.`);
      expect(await readdir(join(dataDir(), aside))).toContain(name);
      expect(await run("npm run backup kept-since.gz")).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^products +1$/m),
      });
    },
    PATIENCE_MS,
  );
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
