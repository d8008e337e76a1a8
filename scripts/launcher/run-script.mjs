// @ts-check
import { END_WITH_LAUNCHER, runChild } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";

/**
 * The command that runs a TypeScript file of the project outside Next. Its condition is the one
 * under which "server-only" modules may be loaded.
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
 * Runs such a file to its end, with the packages that it needs and what else comes before it. Returns its exit code.
 * @param {string} path
 * @param {{ args?: string[], prepare?: () => Promise<unknown> }} options
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runTool(path, { args = [], prepare = async () => undefined }, defer) {
  await ensureInstalled();
  await prepare();
  return runChild({ ...scriptCommand(path, args), cwd: ROOT }, defer);
}
