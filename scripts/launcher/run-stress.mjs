// @ts-check
import { once } from "node:events";
import { buildIfNeeded } from "./build.mjs";
import { endChild, startChild } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { scriptCommand } from "./run-script.mjs";

/**
 * Builds the shop if its code changed, and puts the orders of that build under fire. Returns the exit code.
 * @param {string[]} args
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runStress(args, defer) {
  // Broken ones are built from copies.
  if (!args.includes("--broken")) await buildIfNeeded();
  const stress = startChild({ ...scriptCommand("scripts/stress/main.ts", args), cwd: ROOT });
  defer(() => endChild(stress));
  await once(stress, "exit");
  return stress.exitCode ?? 1;
}
