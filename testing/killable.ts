import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { endChild, hasEnded, signalGroup } from "@/scripts/launcher/child.mjs";

interface KillableOptions {
  start: () => ChildProcess;
  waitUntilReady: (child: ChildProcess) => Promise<void>;
}

/** A process that can be killed, and is then started again at once. */
export interface Killable {
  /** Kills it with SIGKILL when it is next ready; resolves when it is dead and, after that time, its successor started. */
  kill: (awayMs?: number) => Promise<void>;
  /** Halts it with SIGSTOP for a while: it answers nothing, and nobody is told that it is away. */
  halt: (milliseconds: number) => Promise<void>;
  whenReady: () => Promise<void>;
  /** True when it ended without being killed here. */
  hasEnded: () => boolean;
  stop: () => Promise<void>;
  /** Of the process that runs now. */
  pid: () => number | undefined;
}

export function startKillable({ start, waitUntilReady }: KillableOptions): Killable {
  let child = start();
  let ready = waitUntilReady(child);
  return {
    async kill(awayMs = 0) {
      await ready;
      if (hasEnded(child)) throw new Error("A process under test ended by itself.");
      const ended = once(child, "exit");
      signalGroup(child, "SIGKILL");
      await ended;
      if (awayMs > 0) await sleep(awayMs);
      child = start();
      ready = waitUntilReady(child);
      // Whoever waits for it is told; nobody need wait.
      ready.catch(() => undefined);
    },
    async halt(milliseconds) {
      await ready;
      signalGroup(child, "SIGSTOP");
      await sleep(milliseconds).finally(() => signalGroup(child, "SIGCONT"));
    },
    whenReady: () => ready,
    hasEnded: () => hasEnded(child),
    stop: () => endChild(child),
    pid: () => child.pid,
  };
}
