import { randomBytes } from "node:crypto";
import { execFileSync } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, open, readdir, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { DamagedDatabaseError, requireWholeDatabase } from "./damaged-database.mjs";
import { startDatabase } from "./database.mjs";
import { findDamage } from "./inspect-database.mjs";

const DOCUMENTS = 4_000;
const FILLING = "jeans ".repeat(50);
const NOBODY = 65_534;
const NOT_WRITABLE = 0o500;

let kept: string;
let dataDir: string;
let folder: string;

beforeAll(async () => {
  kept = await mkdtemp(join(tmpdir(), "damage-kept-"));
  await mkdir(join(kept, "db"));
  const database = await startDatabase(kept);
  const client = new MongoClient(database.uri);
  const things = client.db().collection("things");
  await things.createIndex({ name: 1 });
  const documents = Array.from({ length: DOCUMENTS }, (_, i) => ({ name: `thing ${i}`, text: FILLING }));
  await things.insertMany(documents);
  await client.close();
  await database.stop();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "damage-test-"));
  await chmod(dataDir, 0o755);
  folder = join(dataDir, "db");
  await cp(kept, dataDir, { recursive: true });
});
afterEach(async () => await rm(dataDir, { recursive: true, force: true }));
afterAll(async () => await rm(kept, { recursive: true, force: true }));

/** The first file of the kind, by the beginning of its name. */
async function find(kind: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).toSorted();
  const sized = await Promise.all(
    names
      .filter((name) => name.startsWith(kind))
      .map(async (name) => ({ name, size: (await stat(join(folder, name))).size })),
  );
  const [largest] = sized.toSorted((a, b) => b.size - a.size);
  if (!largest) throw new Error(`There is no ${kind}.`);
  return largest.name;
}

const KINDS = [
  "WiredTiger.turtle",
  "WiredTiger.wt",
  "WiredTigerHS.wt",
  "_mdb_catalog.wt",
  "sizeStorer.wt",
  "storage.bson",
  "collection-",
  "index-",
] as const;

/** How a file is damaged, and what is said of it. */
const DAMAGES = {
  "cut to nothing": { says: "is empty", inflict: (path: string) => truncate(path, 0) },
  "cut in half": {
    says: "is cut off",
    inflict: async (path: string) => await truncate(path, Math.floor((await stat(path)).size / 2)),
  },
  overwritten: {
    says: "is overwritten",
    inflict: async (path: string) => await overwrite(path, 0, (await stat(path)).size),
  },
};

async function overwrite(path: string, from: number, length: number): Promise<void> {
  const file = await open(path, "r+");
  await file.write(randomBytes(length), 0, length, from);
  await file.close();
}

/** Another byte for certain: one of random bytes in 256 is the one that was there. */
async function flipByte(path: string, at: number): Promise<void> {
  const file = await open(path, "r+");
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
  buffer[0] = ~(buffer[0] ?? 0);
  await file.write(buffer, 0, 1, at);
  await file.close();
}

const CASES = KINDS.flatMap((kind) =>
  Object.entries(DAMAGES).map(([how, { says, inflict }]) => ({ kind, how, says, inflict })),
);

it.each(CASES)("names $kind that is $how, and leaves all as it is", async ({ kind, says, inflict }) => {
  const name = await find(kind);
  await inflict(join(folder, name));
  const before = await readdir(folder, { recursive: true });
  const refused = startDatabase(dataDir);
  await expect(refused).rejects.toThrow(DamagedDatabaseError);
  await expect(refused).rejects.toThrow(
    `The database in ${folder} is damaged:\n  ${name} ${says}\nNothing was changed`,
  );
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

it.each([
  ["cut to nothing", "is empty", DAMAGES["cut to nothing"].inflict],
  ["overwritten", "is overwritten", DAMAGES.overwritten.inflict],
])("names a journal that is %s", async (_how, says, inflict) => {
  const name = await find("journal/WiredTigerLog.");
  await inflict(join(folder, name));
  await expect(requireWholeDatabase(folder)).rejects.toThrow(`  ${name} ${says}`);
});

it.each(["WiredTiger.wt", "_mdb_catalog.wt", "collection-"])("names %s that is missing", async (kind) => {
  const name = await find(kind);
  await rm(join(folder, name));
  await expect(requireWholeDatabase(folder)).rejects.toThrow(`  ${name} is missing`);
});

it("finds a single overwritten page in the midst of a collection", async () => {
  const name = await find("collection-");
  await flipByte(join(folder, name), 2 ** 16);
  expect(findDamage(folder)).toEqual([{ file: name, problem: "is overwritten" }]);
});

it("begins no new shop in a folder whose database is gone, and one where none was yet", async () => {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await expect(startDatabase(dataDir)).rejects.toThrow(
    `The folder of the database, ${folder}, has no database in it any more.`,
  );
  await rm(join(dataDir, "database-made"));
  const database = await startDatabase(dataDir);
  await database.stop();
});

it("says whose a folder is that this user may not write, and nothing of damage", async () => {
  await chmod(folder, NOT_WRITABLE);
  const isRoot = process.getuid?.() === 0;
  // Root may write everything, and nobody else need be let into the folders above: so it gives its rights up once all is read.
  const script = `
    const { requireWholeDatabase } = await import(${JSON.stringify(new URL("damaged-database.mjs", import.meta.url).href)});
    if (${isRoot}) {
      process.setgroups([]);
      process.setgid(${NOBODY});
      process.setuid(${NOBODY});
    }
    await requireWholeDatabase("db").catch((error) => console.log(error.message));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: dataDir,
    encoding: "utf8",
  });
  await chmod(folder, 0o700);
  expect(said).toContain(`db: ${isRoot ? "it belongs to user 0" : "its permissions forbid it"} (EACCES)`);
  expect(said).toContain("Nothing was changed. To give it back: chown -R");
});

it("gives a database up that turns out damaged while it serves, instead of starting it again and again", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const database = await startDatabase(dataDir);
  const name = await find("collection-");
  await DAMAGES.overwritten.inflict(join(folder, name));
  const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 500 });
  await client
    .db()
    .collection("things")
    .find()
    .toArray()
    .catch(() => undefined);
  await client.close();
  await expect(database.gaveUp).rejects.toThrow(`  ${name} is overwritten\nNothing was deleted or repaired`);
  expect(told).not.toHaveBeenCalled();
  await database.stop();
  told.mockRestore();
});

it("takes a database for whole that was killed in the midst of writing", async () => {
  const pids: number[] = [];
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const database = await startDatabase(dataDir, (child) => pids.push(child.pid ?? 0));
  const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 5_000 });
  const things = client.db().collection("things");
  for (let round = 0; round < 4; round += 1) {
    const writing = things.updateMany({}, { $set: { text: randomBytes(150 * round).toString("hex") } });
    const writingDown = client.db("admin").command({ fsync: 1 });
    process.kill(pids.at(-1) ?? 0, "SIGKILL");
    await Promise.allSettled([writing, writingDown]);
    expect(findDamage(folder)).toEqual([]);
    const isBack = async () => await things.countDocuments().then(Boolean, () => false);
    await vi.waitUntil(isBack, { timeout: 20_000 });
  }
  await client.close();
  await database.stop();
  told.mockRestore();
});
