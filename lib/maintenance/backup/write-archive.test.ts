import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ArchiveError } from "@/lib/maintenance/backup/archive-error";
import { standInForDisk } from "@/testing/disk";
import { writeArchive } from "@/lib/maintenance/backup/write-archive";

const MEBIBYTE = 1024 * 1024;
const room = { freeBytes: 0 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "archive-test-"));
  standInForDisk(room);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** The disk fills while they are written. */
async function* lines(freeMebibytes: number[]): AsyncGenerator<string> {
  for (const free of freeMebibytes) {
    room.freeBytes = free * MEBIBYTE;
    yield "x".repeat(MEBIBYTE);
  }
}

it("writes as long as there is room beside the reserve of the database", async () => {
  await writeArchive(join(folder, "backup.gz"), lines([200, 100, 65]));
  expect(await readdir(folder)).toEqual(["backup.gz"]);
});

it("leaves nothing behind where the disk fills meanwhile, and says so", async () => {
  await expect(writeArchive(join(folder, "backup.gz"), lines([200, 100, 63]))).rejects.toThrow(
    new ArchiveError("There is no room on the disk for this backup."),
  );
  expect(await readdir(folder)).toEqual([]);
});
