// @ts-check
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The full path of the first executable file of that name on the PATH, or null.
 * @param {string} name
 */
export function findCommand(name) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    if (folder === "") continue;
    const candidate = join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      if (statSync(candidate).isFile()) return candidate;
    } catch {
      continue;
    }
  }
  return null;
}
