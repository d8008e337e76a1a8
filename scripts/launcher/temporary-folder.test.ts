import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { makeTemporaryFolder, testDataParent } from "./temporary-folder.mjs";

it("lays the data of tests into memory where there is room, and else where temporary files go", () => {
  expect(testDataParent("/", 0)).toBe("/");
  expect(testDataParent("/", Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  expect(testDataParent("/nothing-there", 0)).toBe(tmpdir());
});

it("is gone when the run ends", async () => {
  const cleanups: (() => unknown)[] = [];
  const folder = await makeTemporaryFolder((cleanup) => cleanups.push(cleanup));
  expect(existsSync(folder)).toBe(true);
  await Promise.all(cleanups.map((cleanup) => cleanup()));
  expect(existsSync(folder)).toBe(false);
});
