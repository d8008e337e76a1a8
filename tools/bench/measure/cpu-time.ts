import { readdir, readFile } from "node:fs/promises";

const NANOSECONDS_PER_MILLISECOND = 1_000_000;

/** The processor time that the threads of a process have had, in milliseconds; NaN where that cannot be asked. */
export async function readCpuTime(pid: number | undefined): Promise<number> {
  if (pid === undefined) return NaN;
  const threads = `/proc/${pid}/task`;
  const names = await readdir(threads).catch(() => []);
  const read = async (name: string) => {
    const text = await readFile(`${threads}/${name}/schedstat`, "utf8").catch(() => "0");
    return Number(text.split(" ", 1)[0]);
  };
  const times = await Promise.all(names.map(read));
  return names.length === 0 ? NaN : times.reduce((sum, time) => sum + time, 0) / NANOSECONDS_PER_MILLISECOND;
}
