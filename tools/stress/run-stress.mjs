// @ts-check
import { once } from "node:events";
import { buildIfNeeded } from "../../scripts/launcher/build.mjs";
import { endChild, startChild } from "../../scripts/launcher/child.mjs";
import { ROOT } from "../../scripts/launcher/paths.mjs";
import { scriptCommand } from "../../scripts/launcher/run-script.mjs";

/**
 * Builds the shop if its code changed, and puts the orders of that build under fire. Returns the exit code.
 * @param {string[]} args
 * @param {import("../../scripts/launcher/run-launcher.mjs").Defer} defer
 */
export async function runStress(args, defer) {
  // Broken ones are built from copies.
  if (!args.includes("--broken")) await buildIfNeeded();
  const stress = startChild({ ...scriptCommand("tools/stress/main.ts", args), cwd: ROOT });
  defer(() => endChild(stress));
  await once(stress, "exit");
  return stress.exitCode ?? 1;
}
