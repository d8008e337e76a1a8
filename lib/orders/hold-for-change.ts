import "server-only";
import type { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import { publishStock } from "@/lib/stock/publish-stock";
import { releaseHolds } from "@/lib/stock/release-holds";

interface HoldForChangeOptions {
  /** The id under which the pieces are held until the commit. */
  changeId: Types.ObjectId;
  /** Throws where some are not there. */
  hold: () => Promise<void>;
  commit: () => Promise<string[] | null>;
}

/**
 * Commits a change of an order whose pieces are held first, so that nobody else has them. It lets them go if it does
 * not commit. The sweeper undoes a crash before the commit, and finishes one after it. Returns what the commit
 * returns.
 */
export async function holdForChange({
  changeId,
  hold,
  commit,
}: HoldForChangeOptions): Promise<string[] | null> {
  try {
    await hold();
    const touched = await commit();
    if (!touched) await letGo(changeId);
    return touched;
  } catch (error) {
    // After any other failure it is not known what the database did: the sweeper finds out.
    if (error instanceof AppError) await letGo(changeId);
    throw error;
  }
}

async function letGo(changeId: Types.ObjectId): Promise<void> {
  await publishStock(await releaseHolds(changeId));
}
