import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import mongoose from "mongoose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { archiveLines } from "@/lib/maintenance/backup/archive-lines";
import { restoreArchive } from "@/lib/maintenance/backup/restore-archive";
import { finishSwap } from "@/lib/maintenance/backup/swap-collections";
import { writeArchive } from "@/lib/maintenance/backup/write-archive";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { someOf } from "@/testing/long-tests";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { ALL_MODELS } from "@/models/all";

useDatabase();

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tejgaon-restore-"));
  file = join(folder, "shop.gz");
  // As every shop has before it opens.
  await runMigrations();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function readAll(): Promise<string> {
  const lines: string[] = [];
  for await (const line of archiveLines()) lines.push(line);
  // Without the time at the beginning and the checksums at the end.
  return lines.slice(1, -1).join("");
}

describe("a restore that crashes", () => {
  const { Collection } = mongoose.mongo;
  /** The given call of that step, and every later one, fails as if the process had ended before it. */
  const crashAt = (step: "insertMany" | "rename", call: number) => {
    let calls = 0;
    const original: (...args: never[]) => unknown = Collection.prototype[step];
    vi.spyOn(Collection.prototype, step).mockImplementation(async function crash(
      this: unknown,
      ...args: unknown[]
    ) {
      calls += 1;
      if (calls >= call) throw new Error("crashed");
      return Reflect.apply(original, this, args) as never;
    });
  };
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const openTwoShops = async () => {
    const user = await makeUser({ name: "Rahim" });
    await makeOrder(user, { product: await makeProduct({ stock: "9" }) });
    await makeOrder(user, { product: await makeProduct({ stock: "7" }) });
    await writeArchive(file);
    const kept = await readAll();
    await mongoose.connection.dropDatabase();
    await createIndexes();
    await makeOrder(await makeUser({ name: "Karim" }), { product: await makeProduct({ stock: "5" }) });
    return { kept, current: await readAll() };
  };

  it.each(someOf([1, 4], 1))("leaves the old shop whole while it loads (batch %d)", async (call) => {
    const { current } = await openTwoShops();
    crashAt("insertMany", call);
    await expect(restoreArchive({ file, replace: true })).rejects.toThrow("crashed");
    vi.restoreAllMocks();
    await finishSwap();
    expect(await readAll()).toBe(current);
  });

  it.each(someOf([1, 5, 14], 1))(
    "is finished by the next command from the swap on (rename %d)",
    async (call) => {
      const { kept } = await openTwoShops();
      crashAt("rename", call);
      await expect(restoreArchive({ file, replace: true })).rejects.toThrow("crashed");
      vi.restoreAllMocks();
      await Promise.all([finishSwap(), finishSwap()]);
      expect(await readAll()).toBe(kept);
      await expectInvariants();
      for (const model of ALL_MODELS)
        expect((await model.diffIndexes({ indexOptionsToCreate: true })).toCreate, model.modelName).toEqual(
          [],
        );
    },
  );

  it("leaves the old shop whole if what it loads is refused by an index, such as one e-mail twice", async () => {
    const { current } = await openTwoShops();
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split("\n");
    const at = lines.findIndex((line) => line.includes("Rahim") && line.includes("sessionVersion"));
    const twin = (lines[at] ?? "").replace(/"\$oid":"[0-9a-f]{24}"/, '"$oid":"000000000000000000000001"');
    lines.splice(at, 0, twin);
    const body = `${lines.slice(0, -2).join("\n")}\n`;
    const end = JSON.parse((lines.at(-2) ?? "").slice("#end ".length));
    end.counts.users += 1;
    end.sha256 = createHash("sha256").update(body).digest("hex");
    await writeFile(file, gzipSync(`${body}#end ${JSON.stringify(end)}\n`));
    await expect(restoreArchive({ file, replace: true, acceptUnsigned: true })).rejects.toThrow("E11000");
    await finishSwap();
    expect(await readAll()).toBe(current);
  });

  it("is not finished twice: what the shop did since stays", async () => {
    await openTwoShops();
    await restoreArchive({ file, replace: true });
    await makeUser({ name: "Salma" });
    const text = await readAll();
    await finishSwap();
    expect(await readAll()).toBe(text);
  });
});
