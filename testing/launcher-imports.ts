import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@/scripts/launcher/paths.mjs";

const FOLDER = join(ROOT, "scripts/launcher");
const IMPORTED = /from "\.\.\/\.\.\/((?:lib|server)\/[^"]+)"/g;

/** The paths of the shop's files that the launcher imports: a copy of the launcher needs them beside it. */
export const LAUNCHER_IMPORTS = [
  ...new Set(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(".mjs"))
      .flatMap((name) => [...readFileSync(join(FOLDER, name), "utf8").matchAll(IMPORTED)])
      .map(([, path = ""]) => path),
  ),
];
