import "server-only";
import { canReachDatabaseAnew } from "@/lib/health/fresh-ping";
import { listDatabaseTroubles } from "@/lib/health/readiness";
import { logError } from "@/lib/log";
import { runPeriodically } from "@/lib/run-periodically";

const LOOK_INTERVAL_MS = 3_000;
/** More than all of a look's own deadlines. */
const LONGEST_LOOK_MS = 10_000;
const PATIENCE_MS = 15_000;
/** After a standstill of the whole machine two looks may lie far apart without anything being wrong in between. */
const FEWEST_LOOKS = 3;

interface WatchdogOptions {
  listTroubles: () => Promise<string[]>;
  canReachDatabaseAnew: () => Promise<boolean>;
  end: (troubles: string[]) => void;
}

/**
 * Ends a process whose own way to the database is broken for good: when it has failed for 15 seconds while a fresh
 * client was answered all the time. Ending it, to be started again, is right whatever hangs and wherever: a new
 * connection would leave behind every call, queue and page that waits for an old one.
 */
export class Watchdog {
  #failingSince: number | undefined;
  #looks = 0;

  constructor(readonly options: WatchdogOptions) {}

  async look(now: number = Date.now()): Promise<void> {
    const troubles = await this.options.listTroubles();
    // While nobody is answered it is the database, and no other process would be better off.
    if (troubles.length === 0 || !(await this.options.canReachDatabaseAnew())) {
      this.#failingSince = undefined;
      this.#looks = 0;
      return;
    }
    this.#failingSince ??= now;
    this.#looks += 1;
    if (now - this.#failingSince >= PATIENCE_MS && this.#looks >= FEWEST_LOOKS) this.options.end(troubles);
  }
}

/** Looks every three seconds, for as long as the process lives. */
export function startWatchdog(): void {
  const watchdog = new Watchdog({
    listTroubles: listDatabaseTroubles,
    canReachDatabaseAnew,
    end: endProcess,
  });
  runPeriodically({
    name: "watchdog",
    intervalMs: LOOK_INTERVAL_MS,
    deadlineMs: LONGEST_LOOK_MS,
    work: () => watchdog.look(),
  });
}

/** EX_SOFTWARE of sysexits.h: whoever starts servers (scripts/launcher) starts another one. */
const EXIT_SOFTWARE = 70;
const LAST_ANSWERS_MS = 3_000;

function endProcess(failing: string[]): void {
  logError("ending: the database answers others, but not this process", { failing });
  process.exitCode = EXIT_SOFTWARE;
  // As for any other end, what can still be answered is answered (server/main.mjs); what hangs is not waited for.
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(), LAST_ANSWERS_MS);
}
