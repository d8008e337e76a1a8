import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listArchives } from "@/lib/maintenance/backup/list-archives";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "archives-"));
});
afterEach(async () => await rm(folder, { recursive: true }));

it("has the last one first, and those behind all others that were written before the clock was put back", async () => {
  const now = Date.now();
  const written = { old: -DAY_MS, "30-days": 30 * DAY_MS, new: -HOUR_MS, "a-day": DAY_MS };
  for (const [name, ms] of Object.entries(written)) {
    const file = join(folder, `${name}.gz`);
    await writeFile(file, "");
    await utimes(file, new Date(now + ms), new Date(now + ms));
  }
  const names = (await listArchives(folder, now)).map((file) => basename(file, ".gz"));
  expect(names).toEqual(["new", "old", "a-day", "30-days"]);
  expect((await listArchives(folder, now + 31 * DAY_MS)).map((file) => basename(file, ".gz"))).toEqual([
    "30-days",
    "a-day",
    "new",
    "old",
  ]);
});
