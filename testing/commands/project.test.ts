import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { requirePackages } from "@/testing/commands/project";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "packages-"));
  await mkdir(join(root, "node_modules"));
});

afterEach(() => rm(root, { recursive: true }));

const write = (path: string, version: string) =>
  writeFile(join(root, path), JSON.stringify({ packages: { "node_modules/zod": { version } } }));

it("tests no command on packages that the command would install anew", async () => {
  await write("package-lock.json", "4.6.7");
  await write("node_modules/.package-lock.json", "4.6.7");
  await requirePackages(root);
  await write("package-lock.json", "4.6.8");
  await expect(requirePackages(root)).rejects.toThrow("run npm ci before you test commands");
});
