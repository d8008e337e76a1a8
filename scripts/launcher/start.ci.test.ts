import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, readdir, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MongoClient } from "mongodb";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { LAUNCHER_IMPORTS } from "@/testing/launcher-imports";
import { CACHE_DIR, ROOT } from "./paths.mjs";
import { findFreePort } from "./port.mjs";
import { type ProcessIdentity, identifyProcess, isAlive } from "./process-identity.mjs";
import { hashSources } from "./source-hash.mjs";

// The real launcher and the real database in a project of their own, with a server that does no
// more than the launcher asks of one.
const SERVER = `
import { createServer } from "node:http";
import { connect } from "node:net";
if (process.env.FAIL_AT_START) process.exit(1);
process.on("SIGUSR2", () => process.exit(78));
const server = createServer((request, response) => {
  if (request.url === "/die") process.kill(process.pid, "SIGKILL");
  response.end();
});
server.listen(Number(process.env.PORT));
const socket = decodeURIComponent(new URL(process.env.MONGODB_URI).host);
const lastRequest = () => connect(socket).on("connect", () => { console.log("drained"); process.exit(0); });
process.on("SIGTERM", () => setTimeout(lastRequest, 300));
`;
const PREPARE = `
import { MongoClient } from "mongodb";
const client = await MongoClient.connect(process.env.MONGODB_URI ?? "");
await client.db().collection("starts").insertOne({ demo: process.env.DEMO });
await client.close();
`;

let project: string;
let port: number;
let started: ChildProcess[] = [];

beforeAll(async () => {
  project = await realpath(await mkdtemp(join(tmpdir(), "start-test-")));
  for (const folder of ["scripts", "server"]) await mkdir(join(project, folder));
  await cp(join(ROOT, "scripts/launcher"), join(project, "scripts/launcher"), { recursive: true });
  for (const name of [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "scripts/start.mjs",
    "scripts/serve.mjs",
    ...LAUNCHER_IMPORTS,
  ]) {
    await cp(join(ROOT, name), join(project, name));
  }
  await writeFile(join(project, "server/main.mjs"), SERVER);
  await writeFile(join(project, "scripts/prepare.ts"), PREPARE);
  await symlink(join(ROOT, "node_modules"), join(project, "node_modules"));
  await mkdir(join(project, ".cache"));
  if (existsSync(join(CACHE_DIR, "glibc")))
    await symlink(join(CACHE_DIR, "glibc"), join(project, ".cache/glibc"));
  // With data of the embedded engine in place, a mongod on this machine's PATH is passed by.
  await mkdir(join(project, ".data/db"), { recursive: true });
  await mkdir(join(project, ".next"));
  await writeFile(join(project, ".next/built-from"), await hashSources(project));
  await writeFile(join(project, ".next/BUILD_ID"), "test");
  port = await findFreePort();
});

afterEach(async () => {
  for (const child of started) {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  started = [];
});

afterAll(() => rm(project, { recursive: true, force: true }));

function start(more: Record<string, string> = {}, script = "scripts/start.mjs") {
  const env = { ...process.env, PORT: String(port), MONGODB_URI: "", NEXTAUTH_URL: "", ...more };
  const child = spawn(process.execPath, [script], { cwd: project, env, detached: true });
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const ended = once(child, "close").then(() => child.exitCode);
  return { child, ended, output: () => output };
}

async function startAndWait() {
  const shop = start();
  await vi.waitUntil(() => shop.output().includes("The shop is open") || shop.child.exitCode !== null, {
    timeout: 15_000,
  });
  expect(shop.output()).toContain(`The shop is open:  http://localhost:${port}`);
  return { ...shop, children: await notedChildren() };
}

const countReopenings = (shop: { output: () => string }): number =>
  shop.output().split("The shop is open again.").length - 1;

async function notedChildren(): Promise<[database: ProcessIdentity, server: ProcessIdentity]> {
  // A child is noted just after it is started, which the shop's first line does not wait for.
  return await vi.waitUntil(async () => {
    const { children } = await readNote();
    return children?.length === 2 && children;
  });
}

async function readNote() {
  const folder = join(project, ".data/shop.lock");
  const [name = ""] = await readdir(folder);
  return JSON.parse(await readFile(join(folder, name), "utf8"));
}

it("opens the shop, drains the server before the database on Ctrl-C, and leaves nothing running", async () => {
  const shop = await startAndWait();
  expect(shop.output()).toMatch(
    /customer@tejgaon\.example +[a-z2-9]{12}\n.*admin@tejgaon\.example +[a-z2-9]{12}\n/,
  );
  // As a terminal does it: to the whole group, and then once more by npm.
  process.kill(-(shop.child.pid ?? 0), "SIGINT");
  await sleep(50);
  shop.child.kill("SIGINT");
  await expect(shop.ended).resolves.toBe(0);
  expect(shop.output()).toContain("drained");
  expect(shop.children.map(isAlive)).toEqual([false, false]);
  expect((await readdir(join(project, ".data"))).toSorted()).toEqual([
    "database-made",
    "db",
    "disk-reserve",
    "secrets.json",
  ]);
});

it("tells a second start where the first one runs", async () => {
  const first = await startAndWait();
  const second = start();
  await expect(second.ended).resolves.toBe(1);
  expect(second.output().trim()).toBe(
    `"npm start" already runs from this folder at http://localhost:${port} (process ${first.child.pid}). ` +
      `Stop it first, with Ctrl-C or: kill ${first.child.pid}`,
  );
  expect(isAlive(first.children[1])).toBe(true);
});

it("lets one of two starts at the same moment win", async () => {
  const rivals = [start(), start()];
  await vi.waitUntil(() => rivals.some(({ output }) => output().includes("The shop is open")), {
    timeout: 15_000,
  });
  const outputs = rivals.map(({ output }) => output());
  expect(outputs.filter((text) => text.includes("already runs from this folder"))).toHaveLength(1);
});

it("starts a server that died again, each time a little later, and says so", async () => {
  const shop = await startAndWait();
  let [database, server] = shop.children;
  for (const wait of [
    /\(SIGKILL\); starting it again in 0\.2 s/,
    /\(SIGKILL\), 2 times in a row; .* in 0\.4 s/,
  ]) {
    const [before, reopenings] = [server.pid, countReopenings(shop)];
    process.kill(before, "SIGKILL");
    await vi.waitUntil(() => countReopenings(shop) > reopenings, { timeout: 15_000 });
    expect(shop.output()).toMatch(wait);
    [database, server] = await vi.waitUntil(async () => {
      const children = await notedChildren();
      return children[1].pid !== before && children;
    });
  }
  expect([database, server].map(isAlive)).toEqual([true, true]);
  shop.child.kill("SIGINT");
  await expect(shop.ended).resolves.toBe(0);
  expect([database, server].map(isAlive)).toEqual([false, false]);
});

it("starts a database that died again, and the shop goes on", async () => {
  const shop = await startAndWait();
  const [database, server] = shop.children;
  process.kill(database.pid, "SIGKILL");
  await vi.waitUntil(async () => (await notedChildren())[0].pid !== database.pid, { timeout: 15_000 });
  expect(shop.output()).toContain("The database's process ended (SIGKILL); starting it again in 0.2 s.");
  expect(isAlive(server)).toBe(true);
  const client = new MongoClient((await readNote()).mongodbUri, { serverSelectionTimeoutMS: 10_000 });
  await client.db().command({ ping: 1 });
  await client.close();
  // Its last request needs the database.
  shop.child.kill("SIGINT");
  await expect(shop.ended).resolves.toBe(0);
  expect(shop.output()).toContain("drained");
});

it("starts a server in production that died again too", async () => {
  await startAndWait();
  const { mongodbUri } = await readNote();
  const place = { PORT: String(await findFreePort()), MONGODB_URI: mongodbUri };
  const production = start(place, "scripts/serve.mjs");
  const isUp = () =>
    fetch(`http://127.0.0.1:${place.PORT}/`).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(() => production.output().includes("The shop is open."), { timeout: 15_000 });
  const kill = () => fetch(`http://127.0.0.1:${place.PORT}/die`).catch(() => undefined);
  await kill();
  await vi.waitUntil(() => countReopenings(production) === 1, { timeout: 15_000 });
  expect(production.output()).toContain("The server's process ended (SIGKILL); starting it again in 0.2 s.");
  expect(await isUp()).toBe(true);
  production.child.kill("SIGTERM");
  await expect(production.ended).resolves.toBe(0);
  expect(await isUp()).toBe(false);
});

it("does not start a server again whose configuration is wrong, and closes the database", async () => {
  const shop = await startAndWait();
  const [database, server] = shop.children;
  process.kill(server.pid, "SIGUSR2");
  await expect(shop.ended).resolves.toBe(1);
  expect(shop.output()).toContain("The server cannot run in this environment; the reason is above.");
  expect(isAlive(database)).toBe(false);
});

it("ends when the server does not come up at its first start", async () => {
  const shop = start({ FAIL_AT_START: "yes" });
  await expect(shop.ended).resolves.toBe(1);
  expect(shop.output()).toContain("The server did not start; the reason is above.");
});

it("starts again at once after a kill -9, when the rest of the killed run has ended by itself", async () => {
  const killed = await startAndWait();
  killed.child.kill("SIGKILL");
  await once(killed.child, "exit");
  const next = await startAndWait();
  expect(next.output()).toContain("Waiting for the processes of a run that was killed to end");
  expect(killed.children.map(isAlive)).toEqual([false, false]);
  expect(identifyProcess(next.children[1].pid)).toEqual(next.children[1]);
});

it("says in a sentence that the port is taken, before anything else is done", async () => {
  const other = createServer().listen(port);
  const shop = start();
  await expect(shop.ended).resolves.toBe(1);
  expect(shop.output().trim()).toBe(
    `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`,
  );
  other.close();
});
