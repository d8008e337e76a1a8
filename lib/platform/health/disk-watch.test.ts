import { expect, it } from "vitest";
import { DiskWatch } from "@/lib/platform/health/disk-watch";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";

const MEBIBYTE = 1024 * 1024;
const SIZE = 10_000;

/** What is said of these MiB that are free, one look after the other. */
function judge(looks: [free: number, hours: number][], size = SIZE) {
  const watch = new DiskWatch();
  return looks.map(([free, hours]) =>
    watch.judge({ freeBytes: free * MEBIBYTE, sizeBytes: size * MEBIBYTE }, hours * HOUR_MS),
  );
}

it("tells of less than a tenth, and of less than the reserve until there is well more", () => {
  const looks: [number, number][] = [1_001, 999, 63, 65, 97, 1_001].map((free) => [free, 0]);
  expect(judge(looks)).toEqual(["roomy", "low", "full", "full", "low", "roomy"]);
});

it("tells of less than what was filled in the last day, and not of what was filled before", () => {
  expect(
    judge([
      [9_000, 0],
      [5_000, 5],
      [4_000, 6],
      [4_000, DAY_MS / HOUR_MS + 6],
    ]),
  ).toEqual(["roomy", "roomy", "low", "roomy"]);
});
