import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const KIB_PER_MIB = 1_024;

/** The memory that a process has in use, in MiB; NaN where that cannot be asked. */
export async function readMemory(pid: number | undefined): Promise<number> {
  if (pid === undefined) return NaN;
  const answer = await run("ps", ["-o", "rss=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return Number.parseInt(answer.stdout.trim(), 10) / KIB_PER_MIB;
}
