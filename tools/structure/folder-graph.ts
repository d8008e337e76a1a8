import { dirname } from "node:path";
import type { ImportGraph } from "./import-graph";

/**
 * Which folder needs which other. A folder and those inside it are one, and a file that imports nothing of the house,
 * such as constants, ties nobody to its folder.
 */
export function toFolderGraph(files: ImportGraph): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const folder = dirname(file);
    const needed = folders.get(folder) ?? new Set();
    folders.set(folder, needed);
    for (const target of targets)
      if (files.get(target)?.size !== 0 && !isOneWith(folder, dirname(target))) needed.add(dirname(target));
  }
  return folders;
}

function isOneWith(folder: string, other: string): boolean {
  const [outer, inner] = folder.length < other.length ? [folder, other] : [other, folder];
  return outer === "." || outer === inner || inner.startsWith(`${outer}/`);
}
