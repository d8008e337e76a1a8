import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashSources } from "./source-hash.mjs";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "hash-test-"));
  await mkdir(join(root, "app/dashboard"), { recursive: true });
  await writeFile(join(root, "app/dashboard/page.tsx"), "one");
  await writeFile(join(root, "package-lock.json"), "{}");
});

afterEach(() => rm(root, { recursive: true, force: true }));

it("stays while nothing changes that the build depends on", async () => {
  const before = await hashSources(root);
  await writeFile(join(root, "README.md"), "words");
  await writeFile(join(root, "app/dashboard/page.test.ts"), "a test");
  await writeFile(join(root, "app/dashboard/page.tsx"), "one");
  await expect(hashSources(root)).resolves.toBe(before);
});

it("changes with a source's content, with its name, with a new one, and with the lockfile", async () => {
  const seen = [await hashSources(root)];
  await writeFile(join(root, "app/dashboard/page.tsx"), "two");
  seen.push(await hashSources(root));
  await rename(join(root, "app/dashboard/page.tsx"), join(root, "app/dashboard/layout.tsx"));
  seen.push(await hashSources(root));
  await mkdir(join(root, "public"));
  await writeFile(join(root, "public/jeans.jpg"), "picture");
  seen.push(await hashSources(root));
  await writeFile(join(root, "package-lock.json"), "{ }");
  seen.push(await hashSources(root));
  expect(new Set(seen).size).toBe(5);
});
