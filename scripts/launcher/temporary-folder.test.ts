import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeTemporaryFolder, makeTestDataFolder, testDataParent } from "./temporary-folder.mjs";

const NOBODY = 2 ** 22 + 1;

let cleanups: (() => unknown)[];
let parent: string;
const defer = (cleanup: () => unknown) => cleanups.push(cleanup);

beforeEach(async () => {
  cleanups = [];
  parent = await mkdtemp(join(tmpdir(), "folder-test-"));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

it("lays the data of tests into memory where there is room, and else where temporary files go", () => {
  expect(testDataParent(parent, 0)).toBe(parent);
  expect(testDataParent(parent, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  expect(testDataParent(join(parent, "nothing-there"), 0)).toBe(tmpdir());
});

it("is gone when the run ends", async () => {
  const folders = [await makeTemporaryFolder(defer), await makeTestDataFolder(defer, parent)];
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, true]);
  expect(dirname(folders[1] ?? "")).toBe(parent);
  await Promise.all(cleanups.map((cleanup) => cleanup()));
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});

it("takes away what a killed run has left behind, and nothing that may still be used", async () => {
  const past = new Date(Date.now() - 2 * 3_600_000);
  const make = async (name: string, time: Date) => {
    const path = join(parent, name);
    await mkdir(path);
    await utimes(path, time, time);
    return path;
  };
  const left = await make(`tejgaon-data-${NOBODY}-a`, past);
  const kept = await Promise.all([
    make(`tejgaon-data-${NOBODY}-young`, new Date()),
    make(`tejgaon-data-${process.pid}-a`, past),
    make("somebody-elses", past),
  ]);
  await makeTestDataFolder(defer, parent);
  expect(existsSync(left)).toBe(false);
  expect(kept.map((path) => existsSync(path))).toEqual([true, true, true]);
});
