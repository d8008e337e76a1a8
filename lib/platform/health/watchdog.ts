import "server-only";
import { canPingOverFreshConnection } from "@/lib/platform/health/fresh-connection";
import { listDatabaseTroubles } from "@/lib/platform/health/readiness";
import { logError } from "@/lib/platform/log";
import { runPeriodically } from "@/lib/platform/jobs/run-periodically";

const CHECK_INTERVAL_MS = 3_000;
/** More than all of a check's own deadlines. */
const CHECK_DEADLINE_MS = 10_000;
const FAILING_LIMIT_MS = 15_000;
/** After a standstill of the whole machine two checks may lie far apart without anything being wrong in between. */
const MIN_CHECKS = 3;

interface WatchdogOptions {
  listTroubles: () => Promise<string[]>;
  canPingOverFreshConnection: () => Promise<boolean>;
  end: (troubles: string[]) => void;
}

/**
 * Ends a process whose own way to the database is broken for good: when it has failed for 15 seconds while a fresh
 * client was answered all the time. Ending it, to be started again, is right whatever hangs and wherever: a new
 * connection would leave behind every call, queue and page that waits for an old one.
 */
export class Watchdog {
  #failingSince: number | undefined;
  #checks = 0;

  constructor(readonly options: WatchdogOptions) {}

  async check(now = performance.now()): Promise<void> {
    const troubles = await this.options.listTroubles();
    // While nobody is answered it is the database, and no other process would be better off.
    if (troubles.length === 0 || !(await this.options.canPingOverFreshConnection())) {
      this.#failingSince = undefined;
      this.#checks = 0;
      return;
    }
    this.#failingSince ??= now;
    this.#checks += 1;
    if (now - this.#failingSince >= FAILING_LIMIT_MS && this.#checks >= MIN_CHECKS)
      this.options.end(troubles);
  }
}

/** Checks every three seconds, for as long as the process lives. */
export function startWatchdog(): void {
  const watchdog = new Watchdog({
    listTroubles: listDatabaseTroubles,
    canPingOverFreshConnection,
    end: endProcess,
  });
  runPeriodically({
    name: "watchdog",
    intervalMs: CHECK_INTERVAL_MS,
    deadlineMs: CHECK_DEADLINE_MS,
    work: () => watchdog.check(),
  });
}

/** EX_SOFTWARE of sysexits.h: scripts/launcher starts another server after it. */
const EXIT_SOFTWARE = 70;
const LAST_ANSWERS_MS = 3_000;

function endProcess(failing: string[]): void {
  logError("ending: the database answers others, but not this process", { failing });
  process.exitCode = EXIT_SOFTWARE;
  // The server ends as always (server/main.mjs): it gives the answers that it still can, and waits for no hung work.
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(), LAST_ANSWERS_MS);
}
