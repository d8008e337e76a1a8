// @ts-check
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url)).replace(/(?<=.)\/$/, "");

/** What the shop must not lose: database, secrets, mails. */
export const DATA_DIR = join(ROOT, ".data");

/** What can be fetched or made again at any time. */
export const CACHE_DIR = join(ROOT, ".cache");

/** Held by the one process that serves the shop, or uses its database, from this folder. */
export const SHOP_LOCK = join(DATA_DIR, "shop.lock");
