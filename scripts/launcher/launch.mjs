// @ts-check

const MINIMUM = [20, 19];
const STOPPED_CODE = 130;

/**
 * Every command begins here. Ends the process with a sentence when this Node is too old, and otherwise runs the work.
 * This file must run on any old Node, so it loads the rest of the launcher after the check.
 * @param {() => Promise<(defer: import("./run-launcher.mjs").Defer) => Promise<number>>} load
 * @param {{ stoppedCode?: number }} [options] what it exits with after a signal
 */
export async function launch(load, { stoppedCode = STOPPED_CODE } = {}) {
  checkNode(process.versions.node);
  const { runLauncher } = await import("./run-launcher.mjs");
  await runLauncher(await load(), { stoppedCode });
}

/** @param {string} version */
function checkNode(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = MINIMUM;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`The shop needs Node ${MINIMUM.join(".")} or newer; this is Node ${version}.`);
  process.exit(1);
}
