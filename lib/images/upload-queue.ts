import "server-only";
import { AppError } from "@/lib/http/errors";
import { SerialQueue } from "@/lib/serial-queue";

/** Uploads that this process holds in memory at once, waiting or worked on. */
const MAX_UNDER_WAY = 3;
const RETRY_AFTER_SECONDS = 5;
/** The largest photograph that is taken needs a few seconds. */
const PROCESSING_DEADLINE_MS = 30_000;

let underWay = 0;
const queue = new SerialQueue({ name: "uploads", deadlineMs: PROCESSING_DEADLINE_MS });

/** Runs the work if few others are under way; throws TOO_MANY_REQUESTS otherwise. */
export async function withUploadSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay >= MAX_UNDER_WAY) {
    throw new AppError("TOO_MANY_REQUESTS", {
      message: "Other pictures are being uploaded. Please try again in a moment.",
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}

/** Runs the work when all that came before is done, or has run into its deadline. */
export function queueUpload<Result>(work: () => Promise<Result>): Promise<Result> {
  return queue.run(work);
}
