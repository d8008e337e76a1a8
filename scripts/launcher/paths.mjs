// @ts-check
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url)).replace(/(?<=.)\/$/, "");

/** Data that the shop must not lose: database, secrets, mails. */
export const DATA_DIR = join(ROOT, ".data");

/** Files that the launcher can fetch or make again at any time. */
export const CACHE_DIR = join(ROOT, ".cache");

/** The single process that serves the shop, or uses its database, from this folder holds this lock. */
export const SHOP_LOCK = join(DATA_DIR, "shop.lock");
