// @ts-check
import { ROOT } from "./paths.mjs";
import { scriptCommand } from "./run-script.mjs";
import { runStep } from "./run-step.mjs";

/**
 * Brings the database up to what the code expects: indexes, admins and, with `demo`, catalogue and
 * accounts.
 * @param {import("./child.mjs").Environment} env
 * @param {import("./secrets.mjs").Secrets | null} demo
 */
export async function prepareDatabase(env, demo) {
  const demoEnv = demo && {
    DEMO: "1",
    DEMO_ADMIN_PASSWORD: demo.DEMO_ADMIN_PASSWORD,
    DEMO_CUSTOMER_PASSWORD: demo.DEMO_CUSTOMER_PASSWORD,
  };
  await runStep({
    label: "Preparing the database",
    ...scriptCommand("scripts/prepare.ts"),
    cwd: ROOT,
    env: { ...env, ...demoEnv },
  });
}
