import { once } from "node:events";
import { END_WITH_LAUNCHER, endChild, hasEnded, signalGroup, startChild } from "@/scripts/launcher/child.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";

const LONGEST_MS = 900_000;

interface RunningJson<Result> {
  /** Presses Ctrl-C: a program that counts tells what it has so far. */
  interrupt: () => void;
  whenDone: Promise<Result>;
}

/** What a program of the project prints as JSON on its standard output; throws with what it says when it fails. */
export async function runJson<Result>(script: string, args: string[]): Promise<Result> {
  return await startJson<Result>(script, args).whenDone;
}

export function startJson<Result>(script: string, args: string[]): RunningJson<Result> {
  const child = startChild({
    command: process.execPath,
    args: [...END_WITH_LAUNCHER, script, ...args],
    cwd: ROOT,
    output: "pipe",
  });
  const output: Buffer[] = [];
  const complaints: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => complaints.push(chunk));
  const readResult = async (): Promise<Result> => {
    const timer = setTimeout(() => void endChild(child), LONGEST_MS);
    await once(child, "close");
    clearTimeout(timer);
    if (child.exitCode !== 0) throw new Error(`${script} failed: ${Buffer.concat(complaints).toString()}`);
    return JSON.parse(Buffer.concat(output).toString());
  };
  return {
    interrupt: () => {
      if (!hasEnded(child)) signalGroup(child, "SIGINT");
    },
    whenDone: readResult(),
  };
}
