import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { connectDb, disconnectDb, isDatabaseUnavailable } from "@/lib/platform/database/db";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
// oxlint-disable-next-line no-restricted-imports -- this test needs a database of its own to halt
import { startDatabase } from "@/scripts/launcher/database.mjs";

let folder: string;
let child: ChildProcess;
let database: { uri: string; stop: () => Promise<void> };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tejgaon-timeouts-"));
  database = await startDatabase(folder, (started) => {
    child = started;
  });
});
afterEach(disconnectDb);
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** As long as a new index on a large collection, in which the engine answers nobody. */
const BUSY_MS = 5_000;

async function createIndexesWhileBusy(): Promise<unknown> {
  child.kill("SIGSTOP");
  const made = createIndexes().catch((error: unknown) => error);
  await sleep(BUSY_MS);
  child.kill("SIGCONT");
  return await made;
}

it("makes the indexes of a database that is long busy with one, where a shopper would be told to try again", async () => {
  await connectDb(database.uri, "shopper");
  expect(isDatabaseUnavailable(await createIndexesWhileBusy())).toBe(true);
  await disconnectDb();
  await connectDb(database.uri, "operator");
  expect(await createIndexesWhileBusy()).toBeUndefined();
});
