import "server-only";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import { Lease } from "@/lib/platform/jobs/lease";
import { SaleLock } from "@/models/sale";

const PLANS = "plans";
/** Many times what it takes to save a sale; after a crash it ends by itself. */
const LOCK = new Lease({ field: "lockedUntil", ms: 30_000 });

/** Does some work while nobody else saves a sale. Throws IN_PROGRESS where that takes too long. */
export async function withLockedPlans<Result>(work: () => Promise<Result>): Promise<Result> {
  const lockedUntil = await retryRaced(takeLock, () => {
    throw new AppError("IN_PROGRESS", { message: "Somebody else is saving a sale. Please try again." });
  });
  try {
    return await work();
  } finally {
    await SaleLock.deleteOne({ _id: PLANS, lockedUntil });
  }
}

async function takeLock(): Promise<Date | typeof RACED> {
  const lockedUntil = LOCK.fromNow();
  if (await unlessDuplicate(SaleLock.create({ _id: PLANS, lockedUntil }))) return lockedUntil;
  const taken = await SaleLock.findOneAndUpdate({ _id: PLANS, ...LOCK.free }, [{ $set: LOCK.taken }], {
    updatePipeline: true,
    returnDocument: "after",
  }).lean();
  return taken?.lockedUntil ?? RACED;
}
