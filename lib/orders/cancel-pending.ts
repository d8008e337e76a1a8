import "server-only";
import { countPieces } from "@/lib/cart/rules";
import { runPostCommit } from "@/lib/run-post-commit";
import { AppError } from "@/lib/http/errors";
import type { CanceledPending, CancelPendingInput } from "@/lib/orders/schema";
import { settleOrder, startSettlement } from "@/lib/orders/settle-order";
import { Order } from "@/models/order";

/** The stock of more than these is left to the sweeper: nobody waits so long for an answer. */
const SETTLED_AT_ONCE = 100;

interface CancelPendingOptions {
  input: CancelPendingInput;
  /** Idempotency key: a repeat cancels nothing further and is told of the same orders. */
  key: string;
}

interface Canceled extends CanceledPending {
  /** Products whose stock this changed. */
  productIds: string[];
}

/**
 * An admin cancels the pending orders of an account or of a phone, up to the newest that he has seen, and their stock
 * can be ordered again. Each order changes in one step. Throws KEY_REUSED.
 */
export async function cancelPending({ input, key }: CancelPendingOptions): Promise<Canceled> {
  const digest = JSON.stringify([input.email, input.phone, input.upTo]);
  const before = await Order.findOne({ "bulkCancel.key": key }).select("bulkCancel").lean();
  if (before && before.bulkCancel?.digest !== digest) throw new AppError("KEY_REUSED");
  const { email, phone, upTo } = input;
  // A repeat goes on where a crash came between, and not where new orders may be among them.
  if (!before || upTo) {
    await Order.updateMany(
      {
        ...(email === undefined ? { phone: required(phone) } : { email }),
        status: "pending",
        deletedAt: null,
        ...(upTo && { _id: { $lte: upTo } }),
      },
      {
        status: "Canceled",
        ...startSettlement("give back"),
        bulkCancel: { key, digest },
        $inc: { version: 1 },
      },
    );
  }
  return { ...(await countCanceled(key)), productIds: await settleAll(key) };
}

/** The filter of an owner who is not named would be that of all. */
function required(phone: string | undefined): string {
  if (phone === undefined) throw new AppError("INVALID_FIELDS");
  return phone;
}

async function countCanceled(key: string): Promise<CanceledPending> {
  const orders = await Order.find({ "bulkCancel.key": key }).select("cartItems.quantity").lean();
  return { modifiedCount: orders.length, pieces: countPieces(orders.flatMap(({ cartItems }) => cartItems)) };
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
