import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Patch } from "@/tools/stress/broken/builds";

/** Breaks one file of a copy of the tree; throws when the text to break is not there exactly once. */
export async function applyPatch(root: string, { file, search, replace }: Patch): Promise<void> {
  const path = join(root, file);
  const pieces = (await readFile(path, "utf8")).split(search);
  if (pieces.length !== 2) throw new Error(`${file} has ${pieces.length - 1} times: ${search}`);
  await rm(path);
  await writeFile(path, pieces.join(replace));
}
