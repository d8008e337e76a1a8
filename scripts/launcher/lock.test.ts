import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LockedError, acquireLock, readLock } from "./lock.mjs";
import { identifyProcess } from "./process-identity.mjs";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-test-"));
  path = join(folder, "shop.lock");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function leaveLock(note: unknown) {
  await mkdir(path);
  await writeFile(join(path, "0123.json"), typeof note === "string" ? note : JSON.stringify(note));
}

describe("a lock", () => {
  it("is refused while its owner lives, with what the owner noted", async () => {
    const lock = await acquireLock(path, { address: "http://localhost:3000" });
    const refusal = await acquireLock(path).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(LockedError);
    expect(refusal).toMatchObject({
      note: { address: "http://localhost:3000", owner: { pid: process.pid } },
    });
    await lock.release();
    await expect(acquireLock(path)).resolves.toBeDefined();
  });

  it("of a dead process is taken over, and its note handed on", async () => {
    const child = spawn(process.execPath, ["--eval", ""]);
    const owner = child.pid === undefined ? null : identifyProcess(child.pid);
    await once(child, "exit");
    await leaveLock({ owner, address: "http://localhost:1" });
    const lock = await acquireLock(path);
    expect(lock.previous).toMatchObject({ address: "http://localhost:1" });
  });

  it("is taken over when its owner's number belongs to another process by now", async () => {
    await leaveLock({ owner: { pid: process.ppid, startedAt: "another boot/1" } });
    await expect(readLock(path)).resolves.toBeNull();
    await expect(acquireLock(path)).resolves.toBeDefined();
  });

  it("that a power cut left empty is taken over", async () => {
    await leaveLock("");
    await expect(acquireLock(path)).resolves.toBeDefined();
  });

  it("shows what its owner adds later, and is gone after its release", async () => {
    const lock = await acquireLock(path);
    await Promise.all([lock.update({ mongodbUri: "mongodb://a" }), lock.update({ address: "b" })]);
    await expect(readLock(path)).resolves.toMatchObject({ mongodbUri: "mongodb://a", address: "b" });
    await lock.release();
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  it("has one winner when many processes want a dead one's lock at once", async () => {
    await leaveLock({ owner: { pid: process.ppid, startedAt: "another boot/1" } });
    const script = `
      const { acquireLock } = await import(${JSON.stringify(new URL("lock.mjs", import.meta.url).href)});
      const start = ${Date.now() + 700};
      while (Date.now() < start);
      await acquireLock(${JSON.stringify(path)}).then(() => console.log("won"), (error) => console.log(error.name));
      setTimeout(() => undefined, 1500);`;
    const results = await Promise.all(Array.from({ length: 6 }, () => outputOf(script)));
    expect(results.toSorted()).toEqual([...Array.from({ length: 5 }, () => "LockedError"), "won"]);
  });
});

async function outputOf(script: string) {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  await once(child, "close");
  return output.trim();
}
