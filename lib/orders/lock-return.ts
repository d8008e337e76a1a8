import "server-only";
import type { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import { inProgress } from "@/lib/orders/in-progress";
import { NEXT_VERSION } from "@/lib/orders/settle-order";
import { Lease } from "@/lib/platform/jobs/lease";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import { Order } from "@/models/order";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";

/** Longer than a step back may be committed; after a crash it ends by itself. */
export const RETURN_LOCK = new Lease({ field: "lockedUntil", ms: 60_000 });

/** The return that an order is the exchange for. */
export interface LockedReturn {
  orderId: Types.ObjectId;
  returnId: Types.ObjectId;
  /** What is thrown where it is settled. */
  refuse: () => AppError;
}

/**
 * Does some work while nothing is settled for the return that an order is the exchange for. The version of the order
 * with the return rises, so that code that has read it before reads it again. Throws IN_PROGRESS while it is locked
 * already.
 */
export async function withLockedReturn<Result>(
  of: LockedReturn,
  work: () => Promise<Result>,
): Promise<Result> {
  const { orderId, returnId, refuse } = of;
  const open = { id: returnId, state: { $ne: RETURN_STEPS.settle.to } };
  const isThis = { $eq: ["$$this.id", returnId] };
  const isLocked = { $and: [isThis, { $not: [RETURN_LOCK.isFree("$$this.lockedUntil")] }] };
  const locked = { $cond: [isThis, { $mergeObjects: ["$$this", RETURN_LOCK.taken] }, "$$this"] };
  const order = await Order.findOneAndUpdate(
    {
      _id: orderId,
      returns: { $elemMatch: open },
      $expr: { $not: [{ $anyElementTrue: [{ $map: { input: "$returns", in: isLocked } }] }] },
    },
    [{ $set: { returns: { $map: { input: "$returns", in: locked } }, version: NEXT_VERSION } }],
    { updatePipeline: true, returnDocument: "after" },
  )
    .select("returns.id returns.lockedUntil")
    .lean();
  const lockedUntil = order?.returns?.find(({ id }) => id.equals(returnId))?.lockedUntil;
  if (!lockedUntil) {
    if (await Order.exists({ _id: orderId, returns: { $elemMatch: open } })) throw inProgress();
    throw refuse();
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

async function unlockReturn({ orderId, returnId }: LockedReturn, lockedUntil: Date): Promise<void> {
  await Order.updateOne(
    { _id: orderId, returns: { $elemMatch: { id: returnId, lockedUntil } } },
    { $unset: { "returns.$.lockedUntil": 1 }, $inc: { version: 1 } },
  );
}
