// @ts-check
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findEngineCommand } from "./engine-command.mjs";
import { LauncherError } from "./failure.mjs";
import { findCommand } from "./find-command.mjs";

/** The embedded engine's part of a data folder. */
export const EMBEDDED_DATA = "db";

const run = promisify(execFile);

/**
 * The command that serves the database of a data folder at a socket. A mongod on the PATH is
 * preferred, but data stay with the engine that they were made with.
 * @param {string} dataDir
 * @param {string} socketPath
 */
export async function chooseEngine(dataDir, socketPath) {
  const embeddedData = join(dataDir, EMBEDDED_DATA);
  const mongodData = join(dataDir, "mongod");
  if (!existsSync(embeddedData)) {
    const mongod = await findMongod();
    if (mongod !== null) {
      return {
        command: process.execPath,
        args: [scriptPath("mongod-process.mjs"), mongod, mongodData, socketPath],
      };
    }
    if (existsSync(mongodData)) {
      throw new LauncherError(
        `The shop's data are in ${mongodData}, but there is no mongod on the PATH to serve them.`,
      );
    }
  }
  const { command, args } = await findEngineCommand();
  return { command, args: [...args, scriptPath("database-process.mjs"), embeddedData, socketPath] };
}

async function findMongod() {
  const path = findCommand("mongod");
  if (path === null) return null;
  return run(path, ["--version"], { timeout: 10_000 }).then(
    () => path,
    () => null,
  );
}

/** @param {string} name */
function scriptPath(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}
