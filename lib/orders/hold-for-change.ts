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
 * Commits a change of an order whose pieces are held first, so that nobody else has them. What was held is let go where it is
 * not committed; a crash before the commit is undone by the sweeper, one after it is finished. Returns what the commit does.
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
