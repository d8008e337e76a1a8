// @ts-check
import { fileURLToPath } from "node:url";
import { majorOf, readVersion } from "./browser-version.mjs";
import { findCommand } from "./find-command.mjs";

const COMMANDS = ["firefox-esr", "firefox"];

/** The oldest version that the tests were tried in; older ones know too little of WebDriver BiDi. */
const OLDEST_MAJOR = 153;

/**
 * The system's Firefox for the tests, or null where the tests can drive none.
 */
export async function resolveFirefox() {
  for (const name of COMMANDS) {
    const path = findCommand(name);
    const version = path === null ? null : await readVersion(path);
    if (path === null || version === null || majorOf(version) < OLDEST_MAJOR) continue;
    const executablePath = fileURLToPath(new URL("firefox-process.mjs", import.meta.url));
    return { executablePath, version, env: { FIREFOX_PATH: path } };
  }
  return null;
}
