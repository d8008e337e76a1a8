import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, expect, it } from "vitest";
import { isDemoEngine } from "@/lib/platform/database/connection-settings";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { processState } from "@/lib/platform/process-state.mjs";

const ROOT = resolve(import.meta.dirname, "../../..");
const before = processState.isDemoEngine;
afterEach(() => {
  processState.isDemoEngine = before;
});

it.each([
  ["the demo's engine", {}, { state: 1 }],
  ["a MongoDB server", { logicalSessionTimeoutMinutes: 30 }, {}],
  ["a replica set", { logicalSessionTimeoutMinutes: 30, setName: "rs0" }, {}],
])("tells %s which index to walk only where its planner needs it", (_, hello, hint) => {
  processState.isDemoEngine = isDemoEngine(hello);
  expect(engineHint({ state: 1 })).toEqual(hint);
});

it("is how every query of the shop names an index", () => {
  const files = execFileSync("git", ["ls-files", "lib/**.ts", "lib/*.ts", ":!*.test.ts"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .trim()
    .split("\n");
  // Reading in the order of storage is no index.
  const named = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(/\.hint\((?!\s*engineHint\(|\{ \$natural)/g)].map(
      () => file,
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});
