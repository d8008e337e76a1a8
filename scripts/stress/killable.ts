import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { endChild, hasEnded, signalGroup } from "@/scripts/launcher/child.mjs";

interface KillableOptions {
  start: () => ChildProcess;
  waitUntilReady: (child: ChildProcess) => Promise<void>;
}

/** A process that can be killed, and is then started again at once. */
export interface Killable {
  /** Kills it with SIGKILL when it is next ready; resolves when it is dead and its successor started. */
  kill: () => Promise<void>;
  whenReady: () => Promise<void>;
  stop: () => Promise<void>;
  /** Of the process that runs now. */
  pid: () => number | undefined;
}

export function startKillable({ start, waitUntilReady }: KillableOptions): Killable {
  let child = start();
  let ready = waitUntilReady(child);
  return {
    async kill() {
      await ready;
      if (hasEnded(child)) throw new Error("A process under test ended by itself.");
      const ended = once(child, "exit");
      signalGroup(child, "SIGKILL");
      await ended;
      child = start();
      ready = waitUntilReady(child);
      // Whoever waits for it is told; nobody need wait.
      ready.catch(() => undefined);
    },
    whenReady: () => ready,
    stop: () => endChild(child),
    pid: () => child.pid,
  };
}
