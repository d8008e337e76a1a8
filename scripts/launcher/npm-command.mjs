// @ts-check
import { endChild, readOutput, runChild, startChild } from "./child.mjs";
import { findCommand } from "./find-command.mjs";
import { ROOT } from "./paths.mjs";

/** @typedef {import("./run-launcher.mjs").Defer} Defer */

/**
 * Runs a command of package.json, which shares our output. Returns its exit code.
 * @param {string[]} args the command's name and what it takes
 * @param {Defer} defer
 */
export async function runCommand(args, defer) {
  return runChild({ ...npmRun(args), cwd: ROOT }, defer);
}

/**
 * Runs a command of package.json. Returns its output on these streams, and its exit code.
 * @param {string[]} args the command's name and what it takes
 * @param {("stdout" | "stderr")[]} streams
 * @param {Defer} defer
 */
export async function readCommand(args, streams, defer) {
  const child = startChild({ ...npmRun(args), cwd: ROOT, output: "pipe" });
  defer(() => endChild(child));
  const output = await readOutput(child, ...streams);
  return { exitCode: child.exitCode, output };
}

/** @param {string[]} args */
const npmRun = (args) => ({ command: findCommand("npm") ?? "npm", args: ["run", "--silent", ...args] });
