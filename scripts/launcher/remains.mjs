// @ts-check
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./process-identity.mjs";

const PATIENCE_MS = 15_000;

/**
 * Waits for the processes that a killed launcher left behind. They end by themselves; it kills those that do not.
 * @param {import("./lock.mjs").LockNote | null} previous
 */
export async function waitForRemains(previous) {
  const remaining = () => (previous?.children ?? []).filter(isAlive);
  if (remaining().length === 0) return;
  console.log("Waiting for the processes of a run that was killed to end …");
  const deadline = Date.now() + PATIENCE_MS;
  while (remaining().length > 0 && Date.now() < deadline) await sleep(50);
  for (const { pid } of remaining()) process.kill(pid, "SIGKILL");
  while (remaining().length > 0) await sleep(20);
}
