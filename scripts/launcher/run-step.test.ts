import { once } from "node:events";
import type { ChildProcess } from "node:child_process";
import { expect, it } from "vitest";
import { identifyProcess, isAlive } from "./process-identity.mjs";
import { endSteps, runStep } from "./run-step.mjs";

/** Starts a compiler in a group of its own, as the framework's build does, and tells its process id. */
const BUILD = `
const { spawn } = require("node:child_process");
const forEver = ["-e", "setInterval(() => {}, 1000)"];
const compiler = spawn(process.execPath, forEver, { detached: true, stdio: "ignore" });
process.on("SIGTERM", () => {
  if (process.env.IS_DEAF) return;
  process.kill(-compiler.pid, "SIGKILL");
  process.exit(1);
});
console.log(compiler.pid);
`;

async function startBuild(env: Record<string, string> = {}) {
  let step: ChildProcess | undefined;
  const failed = runStep({
    label: "Building",
    command: process.execPath,
    args: ["-e", BUILD],
    env: { ...process.env, ...env },
    onStart: (child) => (step = child),
  }).catch(String);
  const [said] = step?.stdout ? await once(step.stdout, "data") : [];
  return { compiler: Number(said), failed };
}

it("ends a step together with what it has started in another group", async () => {
  const { compiler, failed } = await startBuild();
  const identity = identifyProcess(compiler);
  if (!identity) throw new Error("The compiler was not started.");
  await endSteps();
  expect(await failed).toContain("Building failed (exit code 1).");
  await expect.poll(() => isAlive(identity)).toBe(false);
});

it("kills a step that does not end when it is asked", async () => {
  const { compiler, failed } = await startBuild({ IS_DEAF: "yes" });
  await endSteps(100);
  expect(await failed).toContain("Building failed (SIGKILL).");
  process.kill(compiler, "SIGKILL");
});
