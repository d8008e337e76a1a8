// @ts-check
import { once } from "node:events";
import { END_WITH_LAUNCHER, endChild, startChild } from "./child.mjs";
import { installNode } from "./install-node.mjs";
import { nodeEnvironment } from "./node-environment.mjs";
import { ROOT } from "./paths.mjs";

/** The version that has long-term support now, and that README recommends: all tests run on it. */
const RECOMMENDED_MAJOR = 24;
/** The oldest one that still starts the shop: a short part of the tests runs on it too. */
const OLDEST_MAJOR = 20;
/** The variable that tells a run on the recommended Node where the oldest one is. */
const OLDEST_NODE = "TEST_OLDEST_NODE";
const RUNNING_MAJOR = Number.parseInt(process.versions.node, 10);

/** The path of a Node for all tests. Null where the running one is as new, or where none can be had. */
export const findRecommendedNode = async () =>
  RUNNING_MAJOR >= RECOMMENDED_MAJOR ? null : installNode(RECOMMENDED_MAJOR);

/** The path of the oldest Node, the machine's own where it is that. Null where it is the running one, or cannot be had. */
export const findOldestNode = async () =>
  RUNNING_MAJOR === OLDEST_MAJOR ? null : (process.env[OLDEST_NODE] ?? installNode(OLDEST_MAJOR));

/**
 * Runs a program of ours to its end on the recommended Node, with everything that it starts. Returns its exit code;
 * null where a signal ended it.
 * @param {string} node
 * @param {string[]} args
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runOnRecommendedNode(node, args, defer) {
  const env = {
    ...nodeEnvironment(node),
    ...(RUNNING_MAJOR === OLDEST_MAJOR && { [OLDEST_NODE]: process.execPath }),
  };
  const child = startChild({ command: node, args: [...END_WITH_LAUNCHER, ...args], cwd: ROOT, env });
  defer(() => endChild(child));
  await once(child, "exit");
  return child.exitCode;
}
