import {
  END_WITH_LAUNCHER,
  endChild,
  hasEnded,
  readOutput,
  signalGroup,
  startChild,
} from "@/scripts/launcher/child.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";

const LONGEST_MS = 900_000;

/** What a program of the project prints as JSON on its standard output; throws with what it says when it fails. */
export async function runJson<Result>(script: string, args: string[]): Promise<Result> {
  return await startJson<Result>(script, args).whenDone;
}

export function startJson<Result>(script: string, args: string[]) {
  const child = startChild({
    command: process.execPath,
    args: [...END_WITH_LAUNCHER, script, ...args],
    cwd: ROOT,
    output: "pipe",
  });
  const readResult = async (): Promise<Result> => {
    const timer = setTimeout(() => void endChild(child), LONGEST_MS);
    const [json, complaints] = await Promise.all([readOutput(child, "stdout"), readOutput(child, "stderr")]);
    clearTimeout(timer);
    if (child.exitCode !== 0) throw new Error(`${script} failed: ${complaints}`);
    return JSON.parse(json);
  };
  return {
    /** Presses Ctrl-C: a program that counts tells what it has so far. */
    interrupt: () => {
      if (!hasEnded(child)) signalGroup(child, "SIGINT");
    },
    whenDone: readResult(),
  };
}
