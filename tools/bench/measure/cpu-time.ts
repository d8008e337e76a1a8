import { readFile } from "node:fs/promises";

const MILLISECONDS_PER_TICK = 10;
/** Of /proc/PID/stat, counted behind the name of the program, which may hold anything. */
const [USER_TICKS, SYSTEM_TICKS] = [11, 12];

/** The processor time that a process has had, in milliseconds; NaN where that cannot be asked. */
export async function readCpuTime(pid: number | undefined): Promise<number> {
  if (pid === undefined) return NaN;
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return MILLISECONDS_PER_TICK * (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]));
}
