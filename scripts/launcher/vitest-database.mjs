// @ts-check
import { startDatabase } from "./database.mjs";
import { makeTestDataFolder } from "./temporary-folder.mjs";

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
  /** @type {(() => unknown)[]} */
  const cleanups = [];
  const folder = await makeTestDataFolder((cleanup) => cleanups.push(cleanup));
  const database = await startDatabase(folder);
  project.provide("mongodbUri", database.uri);
  return async () => {
    await database.stop();
    for (const cleanup of cleanups) await cleanup();
  };
}
