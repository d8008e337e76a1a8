import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addCompileHints } from "./compile-hints.mjs";

it("marks the files that every page runs, once, and no others", async () => {
  const distDir = await mkdtemp(join(tmpdir(), "compile-hints-"));
  const write = (name: string, text: string) => writeFile(join(distDir, name), text);
  await mkdir(join(distDir, "static"));
  await write("build-manifest.json", JSON.stringify({ rootMainFiles: ["static/every.js"] }));
  await write("static/every.js", "start();");
  await write("static/later.js", "later();");
  await addCompileHints({ distDir });
  await addCompileHints({ distDir });
  const read = (name: string) => readFile(join(distDir, "static", name), "utf8");
  expect(await read("every.js")).toBe("//# allFunctionsCalledOnLoad\nstart();");
  expect(await read("later.js")).toBe("later();");
  await rm(distDir, { recursive: true });
});
