import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { applyPatch } from "@/tools/stress/broken/apply-patch";
import { BROKEN_BUILDS } from "@/tools/stress/broken/builds";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "broken-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function copy(file: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await copyFile(join(ROOT, file), path);
  return path;
}

it.each(BROKEN_BUILDS)("still finds what to break for $name", async ({ patches }) => {
  for (const patch of patches) {
    const path = await copy(patch.file);
    const before = await readFile(path, "utf8");
    await applyPatch(folder, patch);
    expect(await readFile(path, "utf8")).toBe(before.replace(patch.search, () => patch.replace));
  }
});

it.each([
  ["missing", "no such text anywhere in it"],
  ["there more than once", "import"],
])("refuses a text that is %s", async (_, search) => {
  const file = "lib/orders/rules.ts";
  const before = await readFile(await copy(file), "utf8");
  await expect(applyPatch(folder, { file, search, replace: "" })).rejects.toThrow(file);
  expect(await readFile(join(folder, file), "utf8")).toBe(before);
});
