import "server-only";
import { JobBackoff } from "@/lib/platform/jobs/job-backoff";
import { connectDb } from "@/lib/platform/database/db";
import { logError } from "@/lib/platform/log";
import { bringPayout } from "@/lib/cash/payouts/finish-payout";
import { PAYOUT_LEASE } from "@/lib/cash/payouts/run-in-pieces";
import type { StoredPayout } from "@/lib/cash/payouts/read-payout";
import { undoPayout } from "@/lib/cash/payouts/undo-payout";
import { invalidateStock } from "@/lib/catalogue/products/cache-invalidation";
import { Payout } from "@/models/payout";
import { engineHint } from "@/lib/platform/database/engine-hint";

const backoff = new JobBackoff();

/** Goes on with payouts whose page was closed, or whose server ended. Any instance may run it, at any time, also at once. */
export async function sweepPayouts(now = performance.now()): Promise<void> {
  await connectDb();
  const open = await Payout.find({ state: { $in: ["recording", "undoing"] }, ...PAYOUT_LEASE.free })
    .hint(engineHint({ state: 1 }))
    .lean();
  for (const payout of open) {
    const failed = await backoff.attempt(payout._id.toString(), now, () => goOn(payout));
    if (failed) logError("payout left as it is", failed);
  }
}

async function goOn({ _id, state, actorId, actorEmail, undoActor }: StoredPayout): Promise<void> {
  const payoutId = _id.toString();
  const actor = { _id: actorId ?? null, email: actorEmail };
  const done =
    state === "recording"
      ? await bringPayout({ actor, payoutId })
      : await undoPayout({
          actor: undoActor ? { _id: undoActor._id ?? null, email: undoActor.email } : actor,
          payoutId,
        });
  if (done) await invalidateStock(done.touched);
}
