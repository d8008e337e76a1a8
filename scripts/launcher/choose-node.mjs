// @ts-check
import { installBrowsers } from "./install-browsers.mjs";
import { installNode } from "./install-node.mjs";

/** The major version of Node that has long-term support now. */
const NEWER_MAJOR = 24;

/**
 * Installs what a CI machine needs beside what is there: the distribution's browsers, and another Node. Returns the
 * path of that Node; null where it is the running one, or cannot be had.
 */
export async function prepareCi() {
  await installBrowsers();
  const isNewer = Number.parseInt(process.versions.node, 10) >= NEWER_MAJOR;
  return isNewer ? null : installNode(NEWER_MAJOR);
}
