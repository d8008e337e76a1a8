import type { Instrumentation } from "next";

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { requireOwnServer } = await import("@/lib/http/require-own-server");
  requireOwnServer(process.env);
  const { exposeFindMissing } = await import("@/lib/existence/find-missing");
  exposeFindMissing();
  const { exitUnlessConfigured } = await import("@/lib/exit-unless-configured");
  exitUnlessConfigured();
  const { startSweeper } = await import("@/lib/orders/sweep");
  startSweeper();
  const { startPictureSweeper } = await import("@/lib/images/sweep-pictures");
  startPictureSweeper();
  const { startInvalidationPoller } = await import("@/lib/cache-invalidation/start-invalidation-poller");
  startInvalidationPoller();
  const { startMigrations } = await import("@/lib/migrations/start-migrations");
  startMigrations();
  const { startWatchdog } = await import("@/lib/health/watchdog");
  startWatchdog();
}

/** Runs when a page fails to render. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportRequestError } = await import("@/lib/http/report-request-error");
  reportRequestError(error, request.path);
};
