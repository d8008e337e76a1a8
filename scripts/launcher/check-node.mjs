// @ts-check

const MINIMUM = [20, 19];

/**
 * Ends the process with a sentence when this Node is too old. Nothing newer than the oldest Node
 * may be used here: the rest of the launcher is loaded after this check.
 * @param {string} [version]
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = MINIMUM;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`The shop needs Node ${MINIMUM.join(".")} or newer; this is Node ${version}.`);
  process.exit(1);
}
