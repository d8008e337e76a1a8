import { dirname } from "node:path";
import { type ImportGraph, reachableFrom } from "./import-graph";

/**
 * Which folder needs which other. A folder and those inside it are one, and a file that needs nothing of other folders,
 * such as constants or the couriers' registry, ties nobody to its folder.
 */
export function toFolderGraph(files: ImportGraph): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const folder = dirname(file);
    const needed = folders.get(folder) ?? new Set();
    folders.set(folder, needed);
    for (const target of targets)
      if (!isSelfContained(files, target) && !isOneWith(folder, dirname(target))) needed.add(dirname(target));
  }
  return folders;
}

/** Needs only files of its own folder, however far its imports are followed. */
function isSelfContained(files: ImportGraph, file: string): boolean {
  return [...reachableFrom(files, file)].every((each) => isOneWith(dirname(file), dirname(each)));
}

function isOneWith(folder: string, other: string): boolean {
  const [outer, inner] = folder.length < other.length ? [folder, other] : [other, folder];
  return outer === "." || outer === inner || inner.startsWith(`${outer}/`);
}
