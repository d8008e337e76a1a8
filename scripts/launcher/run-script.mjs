// @ts-check
import { END_WITH_LAUNCHER, runChild } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";

/**
 * The command that runs a TypeScript file of the project outside Next. Its import condition allows "server-only"
 * modules.
 * @param {string} path
 * @param {string[]} [args]
 */
export function scriptCommand(path, args = []) {
  return {
    command: process.execPath,
    args: [...END_WITH_LAUNCHER, "--conditions=react-server", "--import", "tsx", path, ...args],
  };
}

/**
 * Runs such a file to its end, after installing packages and any other preparation. Returns its exit code.
 * @param {string} path
 * @param {{ args?: string[], prepare?: () => Promise<unknown> }} options
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runTool(path, { args = [], prepare = async () => undefined }, defer) {
  await ensureInstalled();
  await prepare();
  return runChild({ ...scriptCommand(path, args), cwd: ROOT }, defer);
}
