import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import mongoose from "mongoose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deleteAccount } from "@/lib/maintenance/personal-data/delete-account";
import { sweepErasures } from "@/lib/maintenance/personal-data/erase-person";
import { ArchiveError } from "@/lib/maintenance/backup/archive-error";
import { archiveLines } from "@/lib/maintenance/backup/archive-lines";
import { BACKUP_ORDER } from "@/lib/maintenance/backup/collections";
import { restoreArchive } from "@/lib/maintenance/backup/restore-archive";
import { countStored } from "@/lib/maintenance/backup/stored";
import { writeArchive } from "@/lib/maintenance/backup/write-archive";
import { makePictures } from "@/lib/catalogue/images/make-pictures";
import { readPictureFile, storePicture } from "@/lib/catalogue/images/picture-store";
import { pictureFile } from "@/lib/catalogue/images/rules";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { hashPassword } from "@/lib/accounts/passwords/password";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { crashWhilePlacing } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { someOf } from "@/testing/long-tests";
import { fillCart, makeOrder, orderCart } from "@/testing/orders";
import { makeAdmin, makeProvedUsers, makeUser } from "@/testing/people";
import { makePlain } from "@/testing/pictures";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { ALL_MODELS } from "@/models/all";
import { BackupState } from "@/models/backup-state";
import { PhoneProof } from "@/models/phone-proof";
import { SaleLock } from "@/models/sale";
import { Trouble } from "@/models/trouble";
import { CartKey } from "@/models/cart-key";
import { NumbersPart, StaleNumbers } from "@/models/numbers";
import { CacheInvalidation } from "@/models/cache-invalidation";
import { CartLine } from "@/models/cart-line";
import { Erasure } from "@/models/erasure";
import { Order } from "@/models/order";
import { User } from "@/models/user";

useDatabase();
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tejgaon-backup-"));
  file = join(folder, "shop.gz");
  // As every shop has before it opens.
  await runMigrations();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const destroy = () => mongoose.connection.dropDatabase();

async function readAll(): Promise<string> {
  const lines: string[] = [];
  for await (const line of archiveLines()) lines.push(line);
  // Without the time at the beginning and the checksum at the end.
  return lines.slice(1, -1).join("");
}

it("keeps every collection of the shop but what servers tell each other, the keys of a day, codes, a lock and what is counted", () => {
  const models = [BackupState, CacheInvalidation, CartKey, NumbersPart, PhoneProof, StaleNumbers, Trouble];
  const left: object[] = [SaleLock, ...models];
  const kept = ALL_MODELS.filter((model) => !left.includes(model));
  expect(BACKUP_ORDER.toSorted()).toEqual(kept.map(({ collection }) => collection.name).toSorted());
});

it("brings back a destroyed database to the last bit, indexes and pictures included", async () => {
  const user = await makeUser({ name: "রহিম \u2028 উদ্দিন" });
  const product = await makeProduct({ stock: "১০" });
  await makeOrder(user, { product, quantity: 2 });
  await fillCart(user, { product });
  const pictureId = await storePicture(await makePictures(await makePlain(1_200, 1_600)));
  const name = pictureFile(pictureId, 480);
  const picture = await readPictureFile(name);
  const text = await readAll();
  const counts = await countStored();
  await writeArchive(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await destroy();
  const restored = await restoreArchive({ file, replace: false });
  expect(restored).toMatchObject({ archived: counts, after: counts, violations: [] });
  expect(await readAll()).toBe(text);
  expect(await readPictureFile(name)).toEqual(picture);
  for (const model of ALL_MODELS)
    expect((await model.diffIndexes({ indexOptionsToCreate: true })).toCreate, model.modelName).toEqual([]);
});

/** A morning in the shop. Any moment of it may come between two collections. */
async function openShop() {
  const admin = await makeAdmin();
  // Nobody orders this one, so no piece of it is ever held.
  await makeProduct();
  const product = await makeProduct({ stock: "500" });
  const scarce = await makeProduct({ stock: "1" });
  const order = async () => await makeOrder(await makeUser(), { product, quantity: 2 });
  const confirmed = await order();
  const canceled = await order();
  const deleted = await order();
  const kept = await order();
  const lastPiece = await makeOrder(await makeUser(), { product: scarce });
  const acknowledged = [confirmed, canceled, deleted, lastPiece, kept];
  const waiting = await makeUser();
  await fillCart(waiting, { product });
  const serve = async () => {
    await decideOrder({ orderId: confirmed, decision: "Confirmed" });
    await decideOrder({ orderId: canceled, decision: "Canceled" });
    await deleteOrder({ actor: admin, orderId: deleted });
    // The last piece goes from one to another.
    await decideOrder({ orderId: lastPiece, decision: "Canceled" });
    await makeOrder(await makeUser(), { product: scarce });
    await placeAndConfirm(product);
    await updateProduct({ productId: product._id, fields: { stock: "80" } });
    await placeAndConfirm(product);
    await orderCart(waiting);
    const crashing = await makeUser();
    await fillCart(crashing, { product });
    await crashWhilePlacing({ user: crashing, after: "all holds", isLeaseOver: false });
  };
  return { product, acknowledged, waiting, serve };
}

async function placeAndConfirm(product: ProductDto): Promise<void> {
  const orderId = await makeOrder(await makeUser(), { product, quantity: 7 });
  await decideOrder({ orderId, decision: "Confirmed" });
}

/** Does the work just before the collection is read. */
async function* interrupted(name: string, work: () => Promise<void>): AsyncGenerator<string> {
  for await (const line of archiveLines()) {
    if (line === `#${name}\n`) await work();
    yield line;
  }
}

describe.each(someOf(["products", "cartLines", "counters", "stockUnits", "orders", "identities"], 2))(
  "what the shop does while it is backed up, just before %s",
  (name) => {
    it("leaves orders and stock in agreement, and every order of before in the archive", async () => {
      const { product, acknowledged, waiting, serve } = await openShop();
      await writeArchive(file, interrupted(name, serve));
      expect((await restoreArchive({ file, replace: true })).violations).toEqual([]);
      await expectOrders(acknowledged);
      // What they wanted is in their cart, or in an order, and not in both.
      const lines = await CartLine.countDocuments({ userId: waiting._id, orderId: null });
      expect(lines + (await Order.countDocuments({ userId: waiting._id }))).toBe(1);
      await updateProduct({ productId: product._id, fields: { stock: "70" } });
      expect(await readUnit(product._id)).toMatchObject({ stock: 70 });
      expect(await requireProduct(product._id)).toMatchObject({ stock: "70" });
      await expectInvariants();
    });
  },
);

it("forgets whoever deleted their account while it was backed up, once it is restored", async () => {
  const [user, password] = [await makeUser(), "Dorji2026x"];
  await User.updateOne({ _id: user._id }, { passwordHash: await hashPassword(password) });
  const orderId = await makeOrder(user, { product: await makeProduct() });
  await decideOrder({ orderId, decision: "Canceled" });
  const leave = () => deleteAccount({ user, sessionId: "", password, clientAddress: "10.0.0.1" });
  await writeArchive(file, interrupted("erasures", leave));
  await restoreArchive({ file, replace: true });
  expect(await User.exists({ _id: user._id })).not.toBeNull();
  await sweepErasures(Date.now() + 60 * 60_000);
  expect(await User.exists({ _id: user._id })).toBeNull();
  expect(await Order.findById(orderId).lean()).toMatchObject({ phone: "", address: "" });
  expect(await Erasure.countDocuments()).toBe(0);
});

it("stands the drill: loaded while orders are placed and decided, destroyed, restored", async () => {
  await makeProduct();
  const product = await makeProduct({ stock: "900" });
  // One phone has more orders than newcomers may have together.
  const [first, later] = [await makeProvedUsers(20), await makeProvedUsers(4)];
  const acknowledged = await Promise.all(first.map((user) => makeOrder(user, { product })));
  const shop = { isOpen: true };
  const serve = async (user: UserDto) => {
    for (let count = 0; shop.isOpen; count += 1) {
      const orderId = await makeOrder(user, { product });
      if (count % 2 === 0)
        await decideOrder({ orderId, decision: count % 4 === 0 ? "Confirmed" : "Canceled" });
    }
  };
  const serving = Promise.all(later.map(serve));
  await writeArchive(file);
  shop.isOpen = false;
  await serving;
  await destroy();
  const { archived, after, violations } = await restoreArchive({ file, replace: false });
  expect(violations).toEqual([]);
  await expectOrders(acknowledged);
  expect(after).toMatchObject({ orders: archived.orders, users: archived.users, products: 2, stockUnits: 2 });
});

describe("a refused archive", () => {
  beforeEach(async () => {
    await makeUser({ name: "Rahim" });
    await writeArchive(file);
  });

  const expectRefusal = async (reason: string, replace = true) => {
    const before = await countStored();
    await expect(restoreArchive({ file, replace })).rejects.toThrow(new ArchiveError(reason));
    expect(await countStored()).toEqual(before);
  };
  const rewrite = async (change: (text: string) => string) => {
    await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));
  };
  const DAMAGED = "This archive is cut off or damaged. Nothing was restored.";

  it("is one that was cut off, wherever", async () => {
    const bytes = await readFile(file);
    for (const length of [0, 5, Math.floor(bytes.length / 2), bytes.length - 1]) {
      await writeFile(file, bytes.subarray(0, length));
      await expectRefusal(DAMAGED);
    }
  });

  it("is one of which whole lines are missing", async () => {
    const text = gunzipSync(await readFile(file)).toString();
    const lines = text.split("\n");
    for (const missing of [3, lines.length - 2]) {
      await writeFile(file, gzipSync(lines.filter((_, index) => index !== missing).join("\n")));
      await expectRefusal(DAMAGED);
    }
  });

  it("is one that somebody has changed or added to", async () => {
    const original = await readFile(file);
    await rewrite((text) => text.replace("Rahim", "Karim"));
    await expectRefusal(DAMAGED);
    await writeFile(file, original);
    await rewrite((text) => `${text}{"more":1}\n`);
    await expectRefusal(DAMAGED);
    const broken = Buffer.from(original);
    broken[Math.floor(broken.length / 2)] = 0xff;
    await writeFile(file, broken);
    await expectRefusal(DAMAGED);
  });

  const UNSEALED = /^This backup does not carry this shop's seal/;
  /** As somebody would who can count and hash, but does not know the secret. */
  const forge = (change: (text: string) => string) =>
    rewrite((text) => {
      const [body = "", end = ""] = change(text).split("#end ");
      const sha256 = createHash("sha256").update(body).digest("hex");
      return `${body}#end ${JSON.stringify({ ...JSON.parse(end), sha256 })}\n`;
    });
  const expectUnsealed = async () => {
    await expect(restoreArchive({ file, replace: true })).rejects.toThrow(UNSEALED);
    expect(await countStored()).toMatchObject({ users: 1 });
  };

  it("is one that was changed with its checksum, unless the keeper knows where it comes from", async () => {
    await forge((text) => text.replace("Rahim", "Karim"));
    await expectUnsealed();
    const { after } = await restoreArchive({ file, replace: true, acceptUnsigned: true });
    expect(after.users).toBe(1);
    expect(await readAll()).toContain("Karim");
  });

  it("is one with another shop's seal, or with none", async () => {
    await rewrite((text) => text.replace(/"seal":"[0-9a-f]{8}/, '"seal":"00000000'));
    await expectUnsealed();
    await rewrite((text) => text.replace(/,"seal":"[0-9a-f]+"/, ""));
    await expectUnsealed();
  });

  it("is something else, of a newer shop, or not there", async () => {
    await rewrite((text) => text.replace('"version":2', '"version":3'));
    await expectRefusal("This archive was made by a newer shop. Update this one first.");
    await writeFile(file, gzipSync("hello\n"));
    await expectRefusal("This is not an archive of the shop.");
    await rm(file);
    await expectRefusal(`There is no file ${file}.`);
  });

  it("is a good one for a database that is not empty, unless it may be replaced", async () => {
    await expectRefusal("This database is not empty. To replace what is in it, add: -- --replace", false);
    await makeUser();
    const { before, after } = await restoreArchive({ file, replace: true });
    expect([before.users, after.users]).toEqual([2, 1]);
  });

  it("is never written over another file", async () => {
    await expect(writeArchive(file)).rejects.toThrow(new ArchiveError(`${file} is there already.`));
  });
});

async function expectOrders(orderIds: string[]): Promise<void> {
  const found = await Order.distinct("_id", { _id: orderIds });
  expect(found.map(String).toSorted()).toEqual(orderIds.toSorted());
}
