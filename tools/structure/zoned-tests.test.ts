import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { listZonedTests, pickZonedTests } from "./zoned-tests";

const ROOT = resolve(import.meta.dirname, "../..");

describe("the tests that run in a second time zone", () => {
  const toGraph = (edges: Record<string, string[]>) =>
    new Map(Object.entries(edges).map(([file, targets]) => [file, new Set(targets)]));
  const graph = toGraph({
    "a.test.ts": ["a.ts"],
    "a.ts": ["b.ts"],
    "b.ts": ["c.ts", "a.ts"],
    "c.ts": [],
    "c.test.ts": ["c.ts"],
    "d.test.tsx": [],
    "e2e/a.spec.ts": ["c.ts"],
  });
  const pick = (readers: { readingLocalTime?: string[]; handlingTimes?: string[] }) =>
    pickZonedTests(graph, {
      readingLocalTime: new Set(readers.readingLocalTime),
      handlingTimes: new Set(readers.handlingTimes),
    });

  it("reach what reads local time over any number of imports", () => {
    expect(pick({ readingLocalTime: ["c.ts"] })).toEqual(["a.test.ts", "c.test.ts"]);
    expect(pick({ readingLocalTime: ["d.test.tsx"] })).toEqual(["d.test.tsx"]);
  });

  it("handle times of day themselves, or import what does", () => {
    expect(pick({ handlingTimes: ["c.ts"] })).toEqual(["c.test.ts"]);
    expect(pick({ handlingTimes: ["b.ts"] })).toEqual([]);
    expect(pick({ handlingTimes: ["d.test.tsx"] })).toEqual(["d.test.tsx"]);
  });

  it("are found in the shop", () => {
    const found = listZonedTests(ROOT);
    for (const test of [
      "lib/platform/time/dhaka.test.ts",
      "lib/orders/dto.test.ts",
      "lib/orders/all-orders/rules.test.ts",
    ])
      expect(found).toContain(test);
    expect(found).not.toContain("lib/platform/text/digits.test.ts");
    // It reaches what counts days in UTC alone.
    expect(found).not.toContain("lib/maintenance/backup/backup.ci.test.ts");
  });
});
