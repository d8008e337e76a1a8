// @ts-check
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { startDatabase } from "./database.mjs";
import { testDataParent } from "./temporary-folder.mjs";

/**
 * Gives a run of Vitest a real database: the one of "npm test", or one of its own.
 * @param {import("vitest/node").TestProject} project
 */
export default async function setup(project) {
  const given = process.env.TEST_MONGODB_URI;
  if (given !== undefined) {
    project.provide("mongodbUri", given);
    return undefined;
  }
  const folder = await mkdtemp(join(testDataParent(), "tejgaon-unit-"));
  const database = await startDatabase(folder);
  project.provide("mongodbUri", database.uri);
  return async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
