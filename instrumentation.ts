import type { Instrumentation } from "next";

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { requireOwnServer } = await import("@/lib/platform/http/require-own-server");
  requireOwnServer(process.env);
  const { exposeFindMissing } = await import("@/lib/seo/existence/find-missing");
  exposeFindMissing();
  const { exitUnlessConfigured } = await import("@/lib/maintenance/exit-unless-configured");
  exitUnlessConfigured();
  const { startSweeper } = await import("@/lib/orders/place/sweep");
  startSweeper();
  const { startOutbox } = await import("@/lib/messages/start-outbox");
  startOutbox();
  const { startPictureSweeper } = await import("@/lib/catalogue/images/sweep-pictures");
  startPictureSweeper();
  const { startReturnPictureSweeper } = await import("@/lib/returns/pictures/sweep-return-pictures");
  startReturnPictureSweeper();
  const { startBestSellers } = await import("@/lib/reports/best-sellers/keep-best-sellers");
  startBestSellers();
  const { startNumbers } = await import("@/lib/reports/numbers/refresh-numbers");
  startNumbers();
  const { startInvalidationPoller } = await import("@/lib/platform/cache/start-invalidation-poller");
  startInvalidationPoller();
  const { startCatalogueKeeper } = await import("@/lib/catalogue/search/keep-catalogue");
  startCatalogueKeeper();
  const { startMigrations } = await import("@/lib/maintenance/migrations/start-migrations");
  startMigrations();
  const { startErasures } = await import("@/lib/maintenance/personal-data/erase-person");
  startErasures();
  const { startBookingSweeper } = await import("@/lib/delivery/bookings/sweep-bookings");
  startBookingSweeper();
  const { startStatusPoller } = await import("@/lib/delivery/statuses/poll-statuses");
  startStatusPoller();
  const { startPayoutSweeper } = await import("@/lib/cash/payouts/sweep-payouts");
  startPayoutSweeper();
  const { startImportSweeper } = await import("@/lib/catalogue/imports/sweep-imports");
  startImportSweeper();
  const { startWatchdog } = await import("@/lib/platform/health/watchdog");
  startWatchdog();
}

/** Runs when a page fails to render. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportRequestError } = await import("@/lib/platform/http/report-request-error");
  reportRequestError(error, request.path);
};
