import "server-only";
import { AppError } from "@/lib/http/errors";
import { SerialQueue } from "@/lib/serial-queue";

/** Of each kind, and of each customer, that this process works on at once or that wait for it. */
const MAX_UNDER_WAY = 3;
const RETRY_AFTER_SECONDS = 5;
/** The largest photograph that is taken needs a few seconds. */
const PROCESSING_DEADLINE_MS = 30_000;

const queue = new SerialQueue({ name: "uploads", deadlineMs: PROCESSING_DEADLINE_MS });

type Work<Result> = () => Promise<Result>;

const underWay = new Map<string, number>();

/** Runs work as long as few others of its kind are under way; throws TOO_MANY_REQUESTS otherwise. */
async function withSlot<Result>(kind: string, work: Work<Result>): Promise<Result> {
  const others = underWay.get(kind) ?? 0;
  if (others >= MAX_UNDER_WAY) {
    throw new AppError("TOO_MANY_REQUESTS", {
      message: "Other pictures are being uploaded. Please try again in a moment.",
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  underWay.set(kind, others + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(kind) ?? 1) - 1;
    if (left > 0) underWay.set(kind, left);
    else underWay.delete(kind);
  }
}

/** Of admins. */
export const withUploadSlot = <Result>(work: Work<Result>) => withSlot("admins", work);
/** Of customers, whose pictures have arrived. */
export const withCustomerUploadSlot = <Result>(work: Work<Result>) => withSlot("customers", work);
/** Of one customer, as long as his line takes: a slow one keeps nobody else waiting. */
export const withOwnUploadSlot = <Result>(userId: string, work: Work<Result>) =>
  withSlot(`customer ${userId}`, work);

/** Runs the work when all that came before is done, or has run into its deadline. */
export function queueUpload<Result>(work: () => Promise<Result>): Promise<Result> {
  return queue.run(work);
}
