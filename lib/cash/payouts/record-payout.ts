import "server-only";
import { createHash } from "node:crypto";
import { Types } from "mongoose";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { badCsv } from "@/lib/platform/csv/read-csv";
import { isDuplicateKey } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import { checkPayout } from "@/lib/cash/payouts/check-payout";
import { finishPayout, type RecordedPayout } from "@/lib/cash/payouts/finish-payout";
import { isRecordable } from "@/lib/cash/payouts/rules";
import { PAYOUT_LEASE } from "@/lib/cash/payouts/run-in-pieces";
import type { RecordPayoutInput } from "@/lib/cash/payouts/schema";
import { foldCase } from "@/lib/platform/text/text";
import { Payout } from "@/models/payout";

interface RecordPayoutOptions {
  actor: Actor;
  payout: RecordPayoutInput;
  bytes: Uint8Array;
  /** When to stop, by performance.now(), and leave the rest to the next call. */
  until?: number;
}

/**
 * Records a payout once, by the courier's own reference: a repeat returns the first one, and finishes it where it broke
 * off. Throws STALE_VERSION where the rows are not what was seen, or others brought all of it in the same moment, KEY_REUSED
 * for a reference that stands for something else, BAD_CSV and BODY_TOO_LARGE.
 */
export async function recordPayout(options: RecordPayoutOptions): Promise<RecordedPayout> {
  const { actor, payout, bytes, until = Infinity } = options;
  const { courier, reference, day, total, charges } = payout;
  const digest = createHash("sha256")
    .update(JSON.stringify([courier, day, total, charges]))
    .update(bytes)
    .digest("hex");
  const named = { courier, referenceKey: foldCase(reference) };
  const _id = (await findSame(named, digest)) ?? (await create({ actor, payout, bytes, digest, named }));
  return await finishPayout({ actor, payoutId: _id.toString(), until });
}

interface Named {
  courier: RecordPayoutInput["courier"];
  referenceKey: string;
}

async function findSame({ courier, referenceKey }: Named, digest: string): Promise<Types.ObjectId | null> {
  const found = await Payout.findOne({ courier, referenceKey: { $eq: referenceKey, $type: "string" } })
    .select("digest day")
    .lean();
  if (!found) return null;
  if (found.digest === digest) return found._id;
  throw new AppError("KEY_REUSED", {
    message: `Another payout with this reference, of ${found.day}, is recorded already.`,
  });
}

interface CreateOptions extends RecordPayoutOptions {
  digest: string;
  named: Named;
}

async function create({ actor, payout, bytes, digest, named }: CreateOptions): Promise<Types.ObjectId> {
  const seen = await checkPayout({ payout, bytes });
  if (seen.digest !== payout.digest) {
    // Another one of the same may have been recorded since it was looked for.
    const same = await findSame(named, digest);
    if (same) return same;
    throw new AppError("STALE_VERSION", {
      message: "Something has changed since this was checked. Please check it again.",
    });
  }
  if (!seen.rows.some(({ outcome }) => isRecordable(outcome)))
    throw badCsv(2, "None of the rows can be recorded.");
  const { reference, day, total, charges } = payout;
  try {
    const { _id } = await Payout.create({
      ...named,
      reference,
      day,
      total,
      charges,
      digest,
      rows: seen.rows.map(({ row, label, amount, outcome, orderId, orderNumber, due, received }) => ({
        row,
        label,
        outcome,
        ...(amount !== null && { amount }),
        ...(orderId && { orderId }),
        ...(orderNumber !== null && { orderNumber }),
        ...(due !== null && { due }),
        ...(received !== null && { received }),
        state: isRecordable(outcome) ? "waiting" : "left",
      })),
      state: "recording",
      actorEmail: actor.email,
      ...(actor._id && { actorId: actor._id }),
      leaseUntil: PAYOUT_LEASE.fromNow(),
      recordEntryId: new Types.ObjectId(),
      undoEntryId: new Types.ObjectId(),
    });
    return _id;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const same = await findSame(named, digest);
    if (same) return same;
    throw error;
  }
}
