import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { MongoClient } from "mongodb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startDatabase } from "./database.mjs";
import { identifyProcess } from "./process-identity.mjs";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "database-test-"));
  // With data of the embedded engine in place, a mongod on this machine's PATH is passed by.
  await mkdir(join(folder, "db"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function connect(uri: string) {
  return new MongoClient(uri, { writeConcern: { w: 1, journal: true }, serverSelectionTimeoutMS: 5000 });
}

it("comes back at the same address after kill -9, with every acknowledged write", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const pids: number[] = [];
  const database = await startDatabase(folder, (child) => pids.push(child.pid ?? 0));
  const client = connect(database.uri);
  const writes = client.db().collection<{ _id: number }>("writes");
  const acknowledged: number[] = [];
  for (let id = 0; id < 300; id += 1) {
    if (id === 100 || id === 200) process.kill(pids.at(-1) ?? 0, "SIGKILL");
    await writes.insertOne({ _id: id }).then(
      () => acknowledged.push(id),
      () => undefined,
    );
  }
  const found = await writes.find().project<{ _id: number }>({ _id: 1 }).toArray();
  const ids = new Set(found.map(({ _id }) => _id));

  expect(pids).toHaveLength(3);
  expect(told).toHaveBeenCalledWith("The database's process ended (SIGKILL); starting it again in 0.2 s.");
  expect(acknowledged.length).toBeGreaterThan(250);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  await client.close();
  await database.stop();
  told.mockRestore();
});

it("stops without a trace of its processes and its socket, and keeps its data", async () => {
  const pids: number[] = [];
  const first = await startDatabase(folder, (child) => pids.push(child.pid ?? 0));
  const before = connect(first.uri);
  await before.db().collection("kept").insertOne({ name: "jeans" });
  await before.close();
  await first.stop();
  const socket = decodeURIComponent(new URL(first.uri).host);
  expect(pids.map(identifyProcess)).toEqual([null]);
  expect(existsSync(dirname(socket))).toBe(false);

  const second = await startDatabase(folder);
  expect(second.uri).toBe(first.uri);
  const after = connect(second.uri);
  await expect(after.db().collection("kept").countDocuments()).resolves.toBe(1);
  await after.close();
  await second.stop();
});

it("ends by itself when its launcher is killed, and does not block the next start", async () => {
  const script = `
    const { startDatabase } = await import(${JSON.stringify(new URL("database.mjs", import.meta.url).href)});
    await startDatabase(${JSON.stringify(folder)}, (child) => console.log(child.pid));
    console.log("ready");`;
  const launcher = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  launcher.stdout.on("data", (chunk) => (output += String(chunk)));
  await vi.waitUntil(() => output.includes("ready"), { timeout: 10_000 });
  const orphan = identifyProcess(Number.parseInt(output, 10));
  launcher.kill("SIGKILL");
  await once(launcher, "exit");
  expect(orphan).not.toBeNull();

  await vi.waitUntil(() => identifyProcess(orphan?.pid ?? 0) === null, { timeout: 10_000 });
  const next = await startDatabase(folder);
  await next.stop();
});
