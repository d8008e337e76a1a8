import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mongoose from "mongoose";
import { afterEach, beforeEach, expect, it } from "vitest";
import { restoreArchive } from "@/lib/maintenance/backup/restore-archive";
import { writeArchive } from "@/lib/maintenance/backup/write-archive";
import { listMigrations } from "@/lib/maintenance/migrations/queries";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { MigrationRecord } from "@/models/migration";
import { Order } from "@/models/order";

useDatabase();

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tejgaon-older-backup-"));
  file = join(folder, "shop.gz");
  // As every shop has before it opens.
  await runMigrations();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("gives an older backup the migrations that it has not seen, and asks for no permission on their account", async () => {
  const orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
  const { searchKeys } = await readOrder(orderId);
  await Order.updateMany({}, { $unset: { searchKeys: 1 } }, { timestamps: false });
  await MigrationRecord.deleteMany();
  await writeArchive(file);
  await mongoose.connection.dropDatabase();
  await runMigrations();
  await restoreArchive({ file, replace: false });
  expect(await readOrder(orderId)).toMatchObject({ searchKeys });
  expect(new Set((await listMigrations()).map(({ state }) => state))).toEqual(new Set(["done"]));
});

it("goes on in a restored shop with a migration that was under way when the backup was written", async () => {
  const orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
  await Order.updateMany({}, { $unset: { searchKeys: 1 } }, { timestamps: false });
  await MigrationRecord.updateOne({ _id: 3 }, { state: "running", leaseUntil: new Date() });
  await writeArchive(file);
  await mongoose.connection.dropDatabase();
  await restoreArchive({ file, replace: false });
  expect((await readOrder(orderId)).searchKeys).not.toHaveLength(0);
});
