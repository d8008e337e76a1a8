import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import PQueue from "p-queue";
import { endChild, hasEnded, signalGroup } from "@/scripts/launcher/child.mjs";

interface KillableOptions {
  start: () => ChildProcess;
  waitUntilReady: (child: ChildProcess) => Promise<void>;
}

/** A process that a test can kill, and that then starts again at once. */
export interface Killable {
  /** Kills it with SIGKILL when it is ready; resolves when its successor has started, `awayMs` after its death. */
  kill: (awayMs?: number) => Promise<void>;
  /** Halts it with SIGSTOP for a while: it answers nothing, but its connections stay open. */
  halt: (milliseconds: number) => Promise<void>;
  whenReady: () => Promise<void>;
  /** True when it ended without being killed here. */
  hasEnded: () => boolean;
  stop: () => Promise<void>;
  /** The id of the process that runs now. */
  pid: () => number | undefined;
}

export function startKillable({ start, waitUntilReady }: KillableOptions): Killable {
  let child = start();
  let ready = waitUntilReady(child);
  /** One kill at a time: the next one finds the successor. */
  const kills = new PQueue({ concurrency: 1 });
  const killNow = async (awayMs: number) => {
    await ready;
    if (hasEnded(child)) throw new Error("A process under test ended by itself.");
    const ended = once(child, "exit");
    signalGroup(child, "SIGKILL");
    await ended;
    if (awayMs > 0) await sleep(awayMs);
    child = start();
    ready = waitUntilReady(child);
    // Code that awaits `ready` sees the error; nobody has to await it.
    ready.catch(() => undefined);
  };
  return {
    kill: async (awayMs = 0) => await kills.add(async () => await killNow(awayMs)),
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
