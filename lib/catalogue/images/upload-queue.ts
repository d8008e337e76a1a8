import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { Queue } from "@/lib/platform/jobs/queue";

/** The most uploads in work or waiting in this process: of admins, of customers, and of one customer. */
const MAX_UNDER_WAY = 3;
const RETRY_AFTER_SECONDS = 5;
/** The largest photograph that is taken needs a few seconds. */
const PROCESSING_DEADLINE_MS = 30_000;

const processing = new Queue({ name: "uploads", deadlineMs: PROCESSING_DEADLINE_MS });

type Work<Result> = () => Promise<Result>;

const slotsOf = new Map<string, Queue>();

/** Runs work at once where few others of its kind are under way; throws TOO_MANY_REQUESTS otherwise. */
async function withSlot<Result>(kind: string, work: Work<Result>): Promise<Result> {
  const slots = slotsOf.get(kind) ?? makeSlots();
  slotsOf.set(kind, slots);
  try {
    return await slots.run(work);
  } finally {
    if (slots.length === 0) slotsOf.delete(kind);
  }
}

const makeSlots = (): Queue =>
  new Queue({
    name: "upload slots",
    isMeasured: false,
    concurrency: MAX_UNDER_WAY,
    bound: {
      length: MAX_UNDER_WAY,
      refuse: () =>
        new AppError("TOO_MANY_REQUESTS", {
          message: "Other pictures are being uploaded. Please try again in a moment.",
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        }),
    },
  });

export const withAdminUploadSlot = <Result>(work: Work<Result>) => withSlot("admins", work);
/** For customers whose pictures have arrived. */
export const withCustomerUploadSlot = <Result>(work: Work<Result>) => withSlot("customers", work);
/** For one customer, as long as their line takes: a slow one keeps nobody else waiting. */
export const withOwnUploadSlot = <Result>(userId: string, work: Work<Result>) =>
  withSlot(`customer ${userId}`, work);

/** Runs the work when all that came before is done, or has run into its deadline. */
export function queueUpload<Result>(work: Work<Result>): Promise<Result> {
  return processing.run(work);
}
