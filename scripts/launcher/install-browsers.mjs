// @ts-check
import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { findCommand } from "./find-command.mjs";
import { runStep } from "./run-step.mjs";

/** Each package brings a command of the same name. */
const PACKAGES = ["chromium", "chromium-headless-shell", "firefox-esr"];
const LIMIT_SECONDS = "300";
const APT_OPTIONS = ["-q", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];

/** Installs Debian's browsers where it can; otherwise the tests use the browsers that are there. */
export async function installBrowsers() {
  const missing = PACKAGES.filter((name) => findCommand(name) === null);
  if (missing.length === 0) return;
  const reason = await whyImpossible();
  if (reason !== null) {
    console.log(`${missing.join(" and ")} cannot be installed here: ${reason}.`);
    return;
  }
  await tryApt("Looking up packages", ["update"]);
  // One by one, so that a missing package does not prevent the others.
  for (const name of missing)
    await tryApt(`Installing ${name}`, ["install", "--yes", "--no-install-recommends", name]);
}

async function whyImpossible() {
  const { ID } = parseEnv(await readFile("/etc/os-release", "utf8").catch(() => ""));
  // Ubuntu's packages of these names only install a snap.
  if (ID !== "debian") return "this is not Debian";
  if (findCommand("apt-get") === null) return "there is no apt";
  return process.getuid?.() === 0 ? null : "only root may";
}

/**
 * @param {string} label
 * @param {string[]} args
 */
async function tryApt(label, args) {
  try {
    await runStep({
      label,
      command: "timeout",
      args: [LIMIT_SECONDS, "apt-get", ...APT_OPTIONS, ...args],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch (error) {
    const lines = error instanceof Error ? error.message.split("\n") : [];
    const said = lines.find((line) => line.startsWith("E: ")) ?? lines.at(-1);
    console.log(`${label} was not possible: ${said}`);
  }
}
