import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { writeAuditEntry } from "@/lib/accounts/audit-log/write-entry";
import { countItems } from "@/lib/catalogue/sales/queries";
import { nextState } from "@/lib/catalogue/sales/rules";
import { Lease } from "@/lib/platform/jobs/lease";
import { Sale, type StoredSale } from "@/models/sale";

/** A server that was silent for so long is gone, and another one goes on. */
export const RUNNER_LEASE = new Lease({ field: "runnerUntil", ms: 30_000 });

/** Prices change because their time has come. */
const SHOP: Actor = { _id: null, email: "the shop" };

/** A sale that this server starts or ends, and nobody else. */
export interface SaleRun {
  sale: StoredSale;
  isStart: boolean;
  /** True where a server ended in the middle of it. */
  isResumed: boolean;
  /** False where another server has it by now, or it was ended while it starts. */
  renew: () => Promise<boolean>;
  finish: () => Promise<void>;
  giveUp: () => Promise<void>;
}

/** Takes a sale that is due, and begins its next step, which stands in the audit log from now on; null where another server has it. */
export async function takeSale(due: StoredSale, now: Date): Promise<SaleRun | null> {
  const runner = randomUUID();
  const state = nextState(due, now);
  const sale = await Sale.findOneAndUpdate(
    // A sale that was changed since is read again.
    { _id: due._id, version: due.version, state: due.state, dueAt: { $lte: now }, ...RUNNER_LEASE.free },
    [{ $set: { state, runner, ...RUNNER_LEASE.taken } }],
    { updatePipeline: true, returnDocument: "after" },
  ).lean();
  if (!sale) return null;
  const isStart = state === "starting";
  const mine = { _id: sale._id, runner };
  const audit = entryOf(sale, isStart);
  await audit({ isDone: false });
  return {
    sale,
    isStart,
    isResumed: due.state === state,
    async renew() {
      const kept = await Sale.findOneAndUpdate(mine, [{ $set: RUNNER_LEASE.taken }], {
        updatePipeline: true,
        returnDocument: "after",
      }).lean();
      return kept !== null && (!isStart || kept.endsAt > new Date());
    },
    async finish() {
      const counts = await countItems(sale._id);
      await audit({ after: isStart ? startedWith(sale, counts) : endedWith(counts), isDone: true });
      const over = isStart ? STARTED : { ...ENDED, endedAt: now };
      await Sale.updateOne(
        mine,
        [{ $set: { ...over, counts: { $literal: counts } } }, { $unset: LEFT[state] }],
        {
          updatePipeline: true,
        },
      );
    },
    async giveUp() {
      await Sale.updateOne(mine, { $unset: { runner: 1, ...RUNNER_LEASE.released } });
    },
  };
}

/** The end may have been brought forward meanwhile. */
const STARTED = { state: "running", dueAt: "$endsAt" } as const;
const ENDED = { state: "ended" } as const;
const LEFT = {
  starting: ["runner", RUNNER_LEASE.field],
  ending: ["runner", RUNNER_LEASE.field, "dueAt"],
};

type Counts = Awaited<ReturnType<typeof countItems>>;

const startedWith = ({ percent }: StoredSale, { reduced, skipped }: Counts) => ({
  percent,
  reduced,
  skipped,
});
const endedWith = ({ restored, kept }: Counts) => ({ restored, kept });

function entryOf({ _id, name, startEntryId, endEntryId }: StoredSale, isStart: boolean) {
  const entry = {
    _id: isStart ? startEntryId : endEntryId,
    actor: SHOP,
    verb: isStart ? "start" : "end",
    kind: "sale",
    objectId: _id.toString(),
    label: name,
  } as const;
  return async (told: { after?: Record<string, number>; isDone: boolean }) =>
    await writeAuditEntry({ ...entry, ...told });
}
