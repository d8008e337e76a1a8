import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepPreviousAssets } from "./previous-assets.mjs";

let distDir: string;

beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), "keep-previous-assets-"));
});

afterEach(() => rm(distDir, { recursive: true }));

const chunks = () => join(distDir, "static/chunks");

/** As the framework builds: all but its own cache is made anew. */
async function build(files: Record<string, string>): Promise<string[]> {
  await rm(join(distDir, "static"), { recursive: true, force: true });
  await mkdir(chunks(), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(chunks(), name), text);
  await keepPreviousAssets({ distDir });
  return (await readdir(chunks())).sort();
}

it("leaves the files of earlier builds for the pages that are open, and none of theirs in the place of a new one", async () => {
  expect(await build({ "a.js": "a", "same.js": "of the first" })).toEqual(["a.js", "same.js"]);
  expect(await build({ "b.js": "b", "same.js": "of the second" })).toEqual(["a.js", "b.js", "same.js"]);
  expect(await build({ "c.js": "c" })).toEqual(["a.js", "b.js", "c.js", "same.js"]);
  expect(await readFile(join(chunks(), "a.js"), "utf8")).toBe("a");
  await build({ "same.js": "of now" });
  expect(await readFile(join(chunks(), "same.js"), "utf8")).toBe("of now");
});

it("drops what has not been the newest for more than a week, and counts from the build that followed it", async () => {
  const setAge = async (kept: string, days: number) => {
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    for (const name of await readdir(kept)) await utimes(join(kept, name), then, then);
  };
  await build({ "a.js": "a" });
  await setAge(join(distDir, "cache/newest-files/chunks"), 40);
  expect(await build({ "b.js": "b" })).toEqual(["a.js", "b.js"]);
  await setAge(join(distDir, "cache/older-files/chunks"), 6);
  expect(await build({ "b.js": "b" })).toEqual(["a.js", "b.js"]);
  await setAge(join(distDir, "cache/older-files/chunks"), 8);
  expect(await build({ "c.js": "c" })).toEqual(["b.js", "c.js"]);
});
