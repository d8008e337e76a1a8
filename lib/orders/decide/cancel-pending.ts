import "server-only";
import { cancellationStages } from "@/lib/orders/decide/cancellation-stages";
import { countPieces } from "@/lib/orders/cart/rules";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import { AppError } from "@/lib/platform/http/errors";
import { type EventActor, makeEvent, SYSTEM, withLastEvent } from "@/lib/orders/events";
import { refuseInProgress } from "@/lib/orders/in-progress";
import type { CanceledPending, CancelPendingInput } from "@/lib/orders/schema";
import { NEXT_VERSION, settleOrder, startSettlement } from "@/lib/orders/settle-order";
import { Order } from "@/models/order";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { anyOf } from "@/lib/orders/lifecycle/rules";

/** The stock of more than these is left to the sweeper: nobody waits so long for an answer. */
const SETTLED_AT_ONCE = 100;

interface CancelPendingOptions {
  input: CancelPendingInput;
  /** Idempotency key: a repeat cancels nothing further and is told of the same orders. */
  key: string;
  by?: EventActor;
}

interface Canceled extends CanceledPending {
  /** Products whose stock this changed. */
  productIds: string[];
}

/**
 * An admin cancels the pending orders of an account, a phone or a key that new customers share, up to the newest that
 * they have seen, and their stock can be ordered again. Each order changes in one step. Throws KEY_REUSED.
 */
export async function cancelPending({ input, key, by = SYSTEM }: CancelPendingOptions): Promise<Canceled> {
  const digest = JSON.stringify([
    input.email,
    input.phone,
    input.upTo,
    ...(input.sharedKey === undefined ? [] : [input.sharedKey]),
  ]);
  const before = await Order.findOne({ "bulkCancel.key": key }).select("bulkCancel").lean();
  if (before && before.bulkCancel?.digest !== digest) throw new AppError("KEY_REUSED");
  // A repeat goes on where a crash came between, and not where new orders may be among them.
  if (!before || input.upTo) await cancelAll({ input, by, bulkCancel: { key, digest } });
  return { ...(await countCanceled(key)), productIds: await settleAll(key) };
}

interface CancelAllOptions {
  input: CancelPendingInput;
  by: EventActor;
  bulkCancel: { key: string; digest: string };
}

async function cancelAll({ input: { upTo, ...input }, by, bulkCancel }: CancelAllOptions): Promise<void> {
  const { from, to, pieces, event: kind } = ORDER_STEPS.cancel;
  const pending = {
    ...whose(input),
    status: anyOf(from),
    deletedAt: null,
    ...(upTo && { _id: { $lte: upTo } }),
  } as const;
  await retryRaced(async () => {
    await Order.updateMany(
      { ...pending, settlement: { $exists: false } },
      [
        {
          $set: {
            status: to,
            ...startSettlement(pieces),
            ...cancellationStages(ORDER_STEPS.cancel),
            bulkCancel: { $literal: bulkCancel },
            version: NEXT_VERSION,
            ...withLastEvent(makeEvent({ by, kind })),
          },
        },
      ],
      { updatePipeline: true },
    );
    // The pieces of a change before this one are still on their way.
    const left = await Order.find({ ...pending, settlement: { $exists: true } })
      .select("_id")
      .lean();
    for (const { _id } of left) await settleOrder(_id);
    return left.length === 0 ? null : RACED;
  }, refuseInProgress);
}

/** The filter of nobody who is named would be that of all. */
function whose({ email, phone, sharedKey }: CancelPendingInput) {
  if (email !== undefined) return { email };
  if (phone !== undefined) return { phone };
  if (sharedKey !== undefined) return { "newcomer.shared": sharedKey };
  throw new AppError("INVALID_FIELDS");
}

/** Counts the pieces that were held: an uncounted product, or an order that waited for a call, held none. */
async function countCanceled(key: string): Promise<CanceledPending> {
  const orders = await Order.find({ "bulkCancel.key": key })
    .select("cartItems.unitId cartItems.quantity")
    .lean();
  const held = orders.flatMap(({ cartItems }) => cartItems.filter(({ unitId }) => unitId));
  return { modifiedCount: orders.length, pieces: countPieces(held) };
}

async function settleAll(key: string): Promise<string[]> {
  const unsettled = await Order.find({ "bulkCancel.key": key, settlement: { $exists: true } })
    .select("_id")
    .limit(SETTLED_AT_ONCE)
    .lean();
  const productIds = new Set<string>();
  for (const { _id } of unsettled)
    for (const productId of await runPostCommit(() => settleOrder(_id), [])) productIds.add(productId);
  return [...productIds];
}
