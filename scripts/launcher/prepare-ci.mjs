// @ts-check
import { installBrowsers } from "./install-browsers.mjs";
import { installNode } from "./install-node.mjs";

/** The line of Node that gets long-term support now. */
const NEWER_MAJOR = 24;

/**
 * Brings what a run on a machine of its own tests with beside what is there: the browsers of the distribution, and
 * another Node, whose path is returned; null where this is it, or where it is not to be had.
 */
export async function prepareCi() {
  await installBrowsers();
  const isNewer = Number.parseInt(process.versions.node, 10) >= NEWER_MAJOR;
  return isNewer ? null : installNode(NEWER_MAJOR);
}
