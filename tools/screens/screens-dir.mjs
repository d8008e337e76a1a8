// @ts-check
import { join } from "node:path";
import { CACHE_DIR } from "../../scripts/launcher/paths.mjs";

/** Where the pictures of the shop are put. */
export const SCREENS_DIR = join(CACHE_DIR, "screens");
