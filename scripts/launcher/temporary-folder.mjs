// @ts-check
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A folder of this run's own outside the project, removed at its end.
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function makeTemporaryFolder(defer) {
  const folder = await mkdtemp(join(tmpdir(), "tejgaon-test-"));
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
