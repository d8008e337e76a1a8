// @ts-check
import { randomBytes } from "node:crypto";

/**
 * What a process of Vitest keeps from one test file to the next.
 * @typedef {object} TestWorker
 * @property {NodeJS.ProcessEnv} environment as it was before the first file
 * @property {string} database the name of its own: the embedded engine keeps the files of dropped collections open until it
 * ends, and dies when the process may open no more
 * @property {string} [catalogue] testing/database.ts: the collections and indexes, as the models want them
 */

const KEY = Symbol.for("shop.test-worker");

const holder = /** @type {typeof globalThis & { [KEY]?: TestWorker }} */ (globalThis);

/** Outlives the modules, which some test files load anew. */
export const testWorker = (holder[KEY] ??= {
  environment: { ...process.env },
  database: `test-${randomBytes(6).toString("hex")}`,
});
