import "server-only";
import type { Types } from "mongoose";
import { AppError } from "@/lib/http/errors";
import type { ParcelState } from "@/lib/orders/constants";
import { inProgress } from "@/lib/orders/in-progress";
import { refusedParcel } from "@/lib/parcels/read-parcel";
import { runPostCommit } from "@/lib/run-post-commit";
import { Order } from "@/models/order";

/** Longer than a step back may be committed, also by clocks that differ; after a crash it ends by itself. */
const LOCK_MS = 60_000;

interface ReturnOfExchange {
  orderId: Types.ObjectId;
  returnId: Types.ObjectId;
}

interface LockReturnOptions<Result> {
  /** What the order is the exchange for. */
  of: ReturnOfExchange;
  /** Where its parcel is. */
  state: ParcelState;
  work: () => Promise<Result>;
}

/**
 * Lets the parcel of an exchange take a step back while nothing is settled by where it was. The version of the order with the
 * return rises, so that whoever has read it before reads it again. Throws PARCEL_STATE where the return is settled, and
 * IN_PROGRESS while another step back runs.
 */
export async function withLockedReturn<Result>(options: LockReturnOptions<Result>): Promise<Result> {
  const { of, state, work } = options;
  const { orderId, returnId } = of;
  const now = Date.now();
  const lockedUntil = new Date(now + LOCK_MS);
  const open = { id: returnId, state: { $ne: "settled" as const } };
  const isFree = { lockedUntil: { $not: { $gt: new Date(now) } } };
  const { matchedCount } = await Order.updateOne(
    { _id: orderId, returns: { $elemMatch: { ...open, ...isFree } } },
    { $set: { "returns.$.lockedUntil": lockedUntil }, $inc: { version: 1 } },
  );
  if (matchedCount === 0) {
    if (await Order.exists({ _id: orderId, returns: { $elemMatch: open } })) throw inProgress();
    throw refusedParcel("The return that this is the exchange for is settled.", { state });
  }
  const unlock = () => runPostCommit(() => unlockReturn(of, lockedUntil), undefined);
  try {
    const result = await work();
    await unlock();
    return result;
  } catch (error) {
    // After any other failure it is not known what the database will still do.
    if (error instanceof AppError) await unlock();
    throw error;
  }
}

async function unlockReturn({ orderId, returnId }: ReturnOfExchange, lockedUntil: Date): Promise<void> {
  await Order.updateOne(
    { _id: orderId, returns: { $elemMatch: { id: returnId, lockedUntil } } },
    { $unset: { "returns.$.lockedUntil": 1 }, $inc: { version: 1 } },
  );
}
