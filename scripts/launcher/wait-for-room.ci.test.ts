import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChildProcess } from "node:child_process";
import { standInForDisk } from "@/testing/disk";
import { giveDiskReserve, keepDiskReserve } from "./disk-reserve.mjs";
import { describeFullDisk } from "./wait-for-room.mjs";
import { startDatabase } from "./database.mjs";

const MEBIBYTE = 1024 * 1024;
const room = { freeBytes: 0 };

let folder: string;
let told: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "room-test-"));
  await mkdir(join(folder, "db"));
  told = [];
  standInForDisk(room);
  vi.spyOn(console, "error").mockImplementation((line) => void told.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** The pauses that were told, in seconds; a line each. */
const pauses = () =>
  told.map((line) => /is full: \d+ MiB are free.* Looking again in ([\d.]+) s\.$/.exec(line)?.[1]);

it("starts the database only when there is room, with a line at each look and growing pauses", async () => {
  room.freeBytes = MEBIBYTE;
  let child: ChildProcess | undefined;
  const starting = startDatabase(folder, (started) => (child = started));
  await vi.waitFor(() => expect(told).toHaveLength(2), 10_000);
  expect(pauses()).toEqual(["1", "2"]);
  expect(child).toBeUndefined();
  room.freeBytes = 100 * MEBIBYTE;
  const database = await starting;
  expect(child?.pid).toBeGreaterThan(0);

  const first = child?.pid;
  told = [];
  room.freeBytes = MEBIBYTE;
  child?.kill("SIGKILL");
  await vi.waitFor(() => expect(told).toHaveLength(4), 10_000);
  expect(told[0]).toContain("The database's process ended (SIGKILL)");
  expect(pauses().slice(1)).toEqual(["0.4", "0.8", "1.6"]);
  expect(child?.pid).toBe(first);
  room.freeBytes = 100 * MEBIBYTE;
  await vi.waitFor(() => expect(child?.pid).not.toBe(first), 10_000);
  await database.stop();
}, 60_000);

it("gives up its reserve once, so that a full shop can be read, and keeps one only where there is room", () => {
  room.freeBytes = 100 * MEBIBYTE;
  keepDiskReserve(folder);
  expect(giveDiskReserve(folder)).toBe(false);
  room.freeBytes = 300 * MEBIBYTE;
  keepDiskReserve(folder);
  const { size } = statSync(join(folder, "disk-reserve"));
  expect(size).toBeGreaterThan(16 * MEBIBYTE);
  expect(size).toBeLessThan(64 * MEBIBYTE);
  for (const left of [
    () => giveDiskReserve(folder),
    () => writeFileSync(join(folder, "disk-reserve"), "cut off"),
  ]) {
    left();
    keepDiskReserve(folder);
    expect(statSync(join(folder, "disk-reserve")).size).toBe(size);
  }

  vi.restoreAllMocks();
  vi.spyOn(console, "error").mockImplementation((line) => void told.push(String(line)));
  standInForDisk({
    get freeBytes() {
      return existsSync(join(folder, "disk-reserve")) ? 0 : size;
    },
  });
  expect(describeFullDisk(folder)).toBeNull();
  expect(told).toEqual([expect.stringContaining("reserve is given up")]);
});

it("lets the shop run without a reserve that cannot be written", () => {
  room.freeBytes = 300 * MEBIBYTE;
  const missing = join(folder, "missing");
  keepDiskReserve(missing);
  expect(told).toEqual([expect.stringContaining("The shop keeps no disk reserve")]);
  mkdirSync(missing);
  keepDiskReserve(missing);
  expect(existsSync(join(missing, "disk-reserve"))).toBe(true);
});
