// @ts-check
import { readCommand } from "./npm-command.mjs";
import { failedBecause, sumOutcomes } from "./test-outcomes.mjs";

/** These checks run at the same time: each of them keeps only one core busy, or none, for long stretches. */
const STATIC_CHECKS = ["lint", "format:check", "typecheck"];

export const CHECKS_TITLE = new Intl.ListFormat("en").format(STATIC_CHECKS);

/** @param {import("./run-launcher.mjs").Defer} defer */
export async function runChecks(defer) {
  return sumOutcomes(await Promise.all(STATIC_CHECKS.map((name) => runCheck(name, defer))));
}

/**
 * Prints the output of a check when it has ended, because others run at the same time.
 * @param {string} name
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function runCheck(name, defer) {
  const { exitCode, output } = await readCommand([name], ["stdout", "stderr"], defer);
  const said = output.trimEnd();
  console.log(`-- ${name}\n${said}`);
  return exitCode === 0 ? { passed: 1, failed: 0, failures: [], flaky: [] } : failedBecause(said, name);
}
