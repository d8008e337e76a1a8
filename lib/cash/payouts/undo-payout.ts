import "server-only";
import { sayList } from "@/lib/words/en/list";
import type { Types } from "mongoose";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { writeAuditEntry } from "@/lib/accounts/audit-log/write-entry";
import { AppError } from "@/lib/platform/http/errors";
import { type CashOrder, changeCash } from "@/lib/cash/change-cash";
import { toPayoutDto } from "@/lib/cash/payouts/dto";
import {
  describeAfter,
  describeBefore,
  describePayout,
  payoutActor,
  type RecordedPayout,
  type RunPayoutOptions,
} from "@/lib/cash/payouts/finish-payout";
import { requirePayout, type StoredPayout, type StoredRow } from "@/lib/cash/payouts/read-payout";
import { PAYOUT_LEASE, runInPieces } from "@/lib/cash/payouts/run-in-pieces";
import { Order } from "@/models/order";
import { Payout } from "@/models/payout";

const NAMED = 10;

/**
 * Takes the money of a payout back out of its parcels' ledgers, as long as nothing came later there. Called again, after a
 * crash or where the time was over, it does the rest. Throws NOT_FOUND and STALE_VERSION.
 */
export async function undoPayout(options: RunPayoutOptions): Promise<RecordedPayout> {
  const { actor, payoutId, until = Infinity } = options;
  const payout = await requirePayout(payoutId);
  if (payout.state === "undone") return { payout: toPayoutDto(payout), touched: [] };
  if (payout.state === "recording")
    throw new AppError("STALE_VERSION", { message: "This payout is not recorded to the end." });
  if (payout.state === "recorded") await requireNothingLater(payout);
  await Payout.updateOne(
    { _id: payout._id, state: "recorded" },
    [
      {
        $set: {
          state: "undoing",
          done: 0,
          undoActor: { $literal: { _id: actor._id, email: actor.email } },
          ...PAYOUT_LEASE.taken,
        },
      },
    ],
    { updatePipeline: true },
  );
  const begun = await requirePayout(payoutId);
  if (begun.state !== "undoing") return { payout: toPayoutDto(begun), touched: [] };
  const recorded = payout.rows.filter(({ state }) => state === "recorded");
  const { total, charges, undoEntryId } = payout;
  const entry = {
    ...describePayout(actor, payout),
    _id: undoEntryId,
    verb: "reverse",
    before: { total, charges, ...describeAfter(recorded) },
    after: { total: 0, charges: 0, ...describeBefore(recorded) },
  } as const;
  await writeAuditEntry({ ...entry, isDone: false });
  const { touched, isDone } = await runInPieces({
    payout: begun,
    rows: recorded,
    work: (row) => takeBack({ actor, payout, row }),
    until,
  });
  if (!isDone) return { payout: toPayoutDto(await requirePayout(payoutId)), touched };
  await writeAuditEntry({ ...entry, isDone: true });
  await Payout.updateOne(
    { _id: payout._id, state: "undoing" },
    {
      $set: { state: "undone", undoneAt: new Date() },
      $unset: { referenceKey: 1, ...PAYOUT_LEASE.released },
    },
  );
  return { payout: toPayoutDto(await requirePayout(payoutId)), touched };
}

async function requireNothingLater({ _id, rows }: StoredPayout): Promise<void> {
  const ids = rows.flatMap(({ orderId, state }): Types.ObjectId[] =>
    orderId && state === "recorded" ? [orderId] : [],
  );
  const orders = await Order.find({ _id: { $in: ids } })
    .select("orderNumber parcel.cash")
    .lean();
  const later = orders.filter(({ parcel }) => !parcel?.cash?.at(-1)?.payoutId?.equals(_id));
  if (later.length === 0) return;
  const named = later.slice(0, NAMED).map(({ orderNumber }) => String(orderNumber));
  const more = later.length > NAMED ? [`${later.length - NAMED} more`] : [];
  throw new AppError("STALE_VERSION", {
    message: `Something was noted later on ${sayList([...named, ...more])}. This payout cannot be taken back.`,
  });
}

interface TakeBackOptions {
  actor: Actor;
  payout: StoredPayout;
  row: StoredRow;
}

async function takeBack({ actor, payout, row: { orderId } }: TakeBackOptions): Promise<string[]> {
  if (!orderId) return [];
  const { _id: payoutId, courier, reference } = payout;
  const plan = (order: CashOrder | null) => {
    const own = order?.parcel?.cash?.filter((one) => one.payoutId?.equals(payoutId)) ?? [];
    const [brought] = own;
    if (!brought || own.some(({ isReversal }) => isReversal)) return null;
    return { amount: -brought.amount, payoutId, isReversal: true, details: { courier, reference } };
  };
  return (await changeCash({ by: payoutActor(actor), orderId: orderId.toString(), plan })) ?? [];
}
