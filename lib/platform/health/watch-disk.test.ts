import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DiskRoom } from "@/lib/platform/health/disk-watch";
import { listTroubles } from "@/lib/platform/health/troubles";
import { isDiskFull, makeDiskJob, makeServersDiskJob, requireRoom } from "@/lib/platform/health/watch-disk";
import { processState } from "@/lib/platform/process-state.mjs";
import { useDatabase } from "@/testing/database";
import { standInForDisk } from "@/testing/disk";

vi.stubEnv("DATABASE_FOLDER", "/");

useDatabase();

const MEBIBYTE = 1024 * 1024;
let room: DiskRoom;
let logged: string[];
const job = () => makeDiskJob({ folder: "/somewhere", read: () => room });
const leave = (free: number) => (room = { freeBytes: free * MEBIBYTE, sizeBytes: 1_000 * MEBIBYTE });

beforeEach(() => {
  logged = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => Boolean(logged.push(String(line))));
});
afterEach(() => {
  processState.isDiskFull = false;
  vi.restoreAllMocks();
});

it("tells at the desk and in the log once that the disk is nearly full, that it is full, and forgets it", async () => {
  const look = job();
  for (const [free, words] of [
    [500, []],
    [99, [expect.stringContaining("nearly full")]],
    [99, [expect.stringContaining("nearly full")]],
    [10, [expect.stringContaining("is full")]],
    [500, []],
  ] as const) {
    leave(free);
    await look();
    expect((await listTroubles()).map((trouble) => trouble.words)).toEqual(words);
    expect(isDiskFull()).toBe(free === 10);
  }
  expect(logged).toHaveLength(2);
});

it("forgets what an earlier server told of a disk that has room by now", async () => {
  leave(10);
  await job()();
  leave(500);
  await job()();
  expect(await listTroubles()).toEqual([]);
});

it("refuses what is new while the disk is full, in a sentence", async () => {
  const look = job();
  leave(10);
  await look();
  expect(requireRoom).toThrow(/cannot take orders or changes just now\. Nothing of yours is lost\./);
  leave(500);
  await look();
  expect(requireRoom).not.toThrow();
});

it("looks at no disk of another machine", async () => {
  leave(10);
  await makeDiskJob({ folder: undefined, read: () => room })();
  expect(isDiskFull()).toBe(false);
});

it("looks at the disk of the folder that the server is told", async () => {
  standInForDisk({ freeBytes: MEBIBYTE });
  await makeServersDiskJob()();
  expect(isDiskFull()).toBe(true);
});
