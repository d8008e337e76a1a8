import "server-only";
import { sweepPayouts } from "@/lib/cash/payouts/sweep-payouts";
import { sweepPictures } from "@/lib/catalogue/images/sweep-pictures";
import { sweepImports } from "@/lib/catalogue/imports/sweep-imports";
import { sweepSales } from "@/lib/catalogue/sales/sweep-sales";
import { sweepBookings } from "@/lib/delivery/bookings/sweep-bookings";
import { pollStatuses } from "@/lib/delivery/statuses/poll-statuses";
import { sweepErasures } from "@/lib/maintenance/personal-data/erase-person";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { makeServersDiskJob } from "@/lib/platform/health/watch-disk";
import { type PeriodicOptions, runPeriodically } from "@/lib/platform/jobs/run-periodically";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@/lib/platform/time/durations.mjs";
import { recountSold } from "@/lib/orders/sold/keep-sold";
import { refreshBestSellers } from "@/lib/reports/best-sellers/keep-best-sellers";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { sweepOrderPictures } from "@/lib/orders/pictures/sweep-order-pictures";

let diskJob: ReturnType<typeof makeServersDiskJob> | undefined;

/** One for the process, which remembers what was filled in the last day. */
const watchDisk = async () => await (diskJob ??= makeServersDiskJob())();

interface PeriodicJob extends PeriodicOptions {
  /** In ARCHITECTURE, after its name. */
  does: string;
}

/** What every server does again and again while it serves; each job is safe on several servers at once. */
export const PERIODIC_JOBS: readonly PeriodicJob[] = [
  {
    name: "disk",
    does: "looks whether the disk of the database has room",
    intervalMs: 5 * SECOND_MS,
    deadlineMs: MINUTE_MS,
    work: () => watchDisk(),
  },
  {
    name: "orders",
    does: "finishes or undoes what a server left half done with an order",
    intervalMs: 30 * SECOND_MS,
    // After a crash in a rush there is much to undo.
    deadlineMs: 5 * MINUTE_MS,
    work: sweepOrders,
  },
  {
    name: "bookings",
    does: "goes on with bookings whose courier did not answer",
    intervalMs: 30 * SECOND_MS,
    deadlineMs: 5 * MINUTE_MS,
    work: sweepBookings,
  },
  {
    name: "parcel statuses",
    does: "asks couriers how parcels are that no webhook told of",
    intervalMs: MINUTE_MS,
    deadlineMs: 10 * MINUTE_MS,
    work: pollStatuses,
  },
  {
    name: "payouts",
    does: "applies what is left of a payout",
    intervalMs: 10 * SECOND_MS,
    deadlineMs: 10 * MINUTE_MS,
    work: () => sweepPayouts(),
  },
  {
    name: "imports",
    does: "applies what is left of an import",
    intervalMs: 5 * SECOND_MS,
    deadlineMs: 10 * MINUTE_MS,
    work: () => sweepImports(),
  },
  {
    name: "sales",
    does: "writes the prices of sales at their start, and puts them back at their end",
    intervalMs: 5 * SECOND_MS,
    deadlineMs: 10 * MINUTE_MS,
    work: () => sweepSales(),
  },
  {
    name: "numbers",
    does: "counts the days anew whose orders have changed",
    intervalMs: MINUTE_MS,
    deadlineMs: 10 * MINUTE_MS,
    work: async () => void (await refreshNumbers()),
  },
  {
    name: "sold orders",
    does: "reads anew what was sold in the last weeks",
    intervalMs: HOUR_MS,
    deadlineMs: 10 * MINUTE_MS,
    work: () => recountSold(),
  },
  {
    name: "best sellers",
    does: "counts what was sold in the last weeks",
    intervalMs: 15 * MINUTE_MS,
    deadlineMs: MINUTE_MS,
    work: () => refreshBestSellers(new Date()),
  },
  {
    name: "product pictures",
    does: "removes pictures that nothing shows any more",
    intervalMs: HOUR_MS,
    deadlineMs: HOUR_MS / 2,
    work: () => sweepPictures(),
  },
  {
    name: "order pictures",
    does: "removes the pictures of returns and reviews that were never sent in, and of returns that are over",
    intervalMs: HOUR_MS,
    deadlineMs: HOUR_MS / 2,
    work: () => sweepOrderPictures(),
  },
  {
    name: "erasures",
    does: "finishes the removal of a person's data",
    intervalMs: MINUTE_MS,
    deadlineMs: 50 * SECOND_MS,
    work: () => sweepErasures(),
  },
];

/** Starts all of them, for as long as the process lives. */
export function startPeriodicJobs(): void {
  for (const job of PERIODIC_JOBS) runPeriodically(job);
}
