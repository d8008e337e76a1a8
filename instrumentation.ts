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
  // Before all that it measures.
  const { startMetrics } = await import("@/lib/maintenance/metrics/start-metrics");
  await startMetrics();
  const { startPeriodicJobs } = await import("@/lib/maintenance/periodic-jobs");
  startPeriodicJobs();
  const { startInvalidationPoller } = await import("@/lib/platform/cache/start-invalidation-poller");
  const { noteInvalidatedSettings, startShopFactsKeeper } = await import("@/lib/settings/keep-shop-facts");
  startInvalidationPoller(noteInvalidatedSettings);
  await startShopFactsKeeper();
  const { startOutbox } = await import("@/lib/messages/start-outbox");
  startOutbox();
  const { startCatalogueKeeper } = await import("@/lib/catalogue/search/keep-catalogue");
  startCatalogueKeeper();
  const { startMigrations } = await import("@/lib/maintenance/migrations/start-migrations");
  startMigrations();
  const { startWatchdog } = await import("@/lib/platform/health/watchdog");
  startWatchdog();
}

/** Runs when a page fails to render. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportRequestError } = await import("@/lib/platform/http/report-request-error");
  reportRequestError(error, request.path);
};
