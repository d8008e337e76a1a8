import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { logError } from "@/lib/platform/log";
import { MigrationError, runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { runPeriodically } from "@/lib/platform/jobs/run-periodically";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

const RETRY_MS = 30_000;
const LONGEST_MS = DAY_MS;

/** Runs what was left for while the shop serves. One that fails is told, and waits for the next start or `npm run migrate`. */
export function startMigrations(): void {
  const { stop } = runPeriodically({
    name: "migrations",
    intervalMs: RETRY_MS,
    deadlineMs: LONGEST_MS,
    async work() {
      await connectDb();
      try {
        await runMigrations({ isGentle: true });
        stop();
      } catch (error) {
        if (!(error instanceof MigrationError)) throw error;
        stop();
        logError("migration failed", { error });
      }
    },
  });
}
