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
  const { startOutbox } = await import("@/lib/messages/start-outbox");
  startOutbox();
  const { startPictureSweeper } = await import("@/lib/images/sweep-pictures");
  startPictureSweeper();
  const { startReturnPictureSweeper } = await import("@/lib/return-pictures/sweep-return-pictures");
  startReturnPictureSweeper();
  const { startBestSellers } = await import("@/lib/best-sellers/keep-best-sellers");
  startBestSellers();
  const { startNumbers } = await import("@/lib/numbers/refresh-numbers");
  startNumbers();
  const { startInvalidationPoller } = await import("@/lib/cache-invalidation/start-invalidation-poller");
  startInvalidationPoller();
  const { startCatalogueKeeper } = await import("@/lib/search/keep-catalogue");
  startCatalogueKeeper();
  const { startMigrations } = await import("@/lib/migrations/start-migrations");
  startMigrations();
  const { startErasures } = await import("@/lib/account-data/erase-person");
  startErasures();
  const { startBookingSweeper } = await import("@/lib/bookings/sweep-bookings");
  startBookingSweeper();
  const { startStatusPoller } = await import("@/lib/tracking/poll-statuses");
  startStatusPoller();
  const { startPayoutSweeper } = await import("@/lib/payouts/sweep-payouts");
  startPayoutSweeper();
  const { startImportSweeper } = await import("@/lib/imports/sweep-imports");
  startImportSweeper();
  const { startWatchdog } = await import("@/lib/health/watchdog");
  startWatchdog();
}

/** Runs when a page fails to render. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportRequestError } = await import("@/lib/http/report-request-error");
  reportRequestError(error, request.path);
};
