import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";

const LOWEST_PRIORITY = 19;

/**
 * Makes a child stand for other machines: it gets what the shop leaves of this one's cores. The child has to lead a
 * session of its own, as `startChild` starts it. Linux shares a core among sessions, and by `nice` only within one: of two
 * busy loops on one core the one with `nice` had 1,544 ms and the other 1,547 ms; with its session's priority too, the other
 * had 2,882 of 3,000 ms.
 */
export async function standForAnotherMachine(pid: number): Promise<void> {
  setPriority(pid, LOWEST_PRIORITY);
  await writeFile(`/proc/${pid}/autogroup`, String(LOWEST_PRIORITY)).catch(ignoreMissing);
}

/** Where a kernel does not group sessions, `nice` is enough. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
