import "server-only";
import { randomUUID } from "node:crypto";
import { unlessDuplicate } from "@/lib/platform/database/db";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { Lease } from "@/lib/platform/jobs/lease";
import { safeErrorMessage } from "@/lib/platform/safe-error-message";
import { ShopError } from "@/lib/platform/shop-error";
import { MigrationRecord } from "@/models/migration";

/** Another process took a migration over, because this one did not tell in time that it still runs it. */
export class LeaseLostError extends ShopError {}

const RENEWALS_PER_LEASE = 3;
/** Longer than an election of a primary; after a kill the next process waits for so long at most. */
export const LEASE_MS = 30_000;

export const migrationLease = (ms = LEASE_MS): Lease => new Lease({ field: "leaseUntil", ms });

interface ClaimOptions {
  migration: Migration;
  leaseMs: number;
}

/** The right to run a migration, renewed until it is given up. Only its holder writes to the record. */
export interface MigrationLease {
  /** Where to go on; null for the beginning. */
  checkpoint: string | null;
  /** Throws LeaseLostError when it is another's by now. */
  saveCheckpoint: (checkpoint: string) => Promise<void>;
  finish: () => Promise<void>;
  fail: (error: unknown) => Promise<void>;
  /** Ends the renewal; to be called however the work ended. */
  stopRenewing: () => void;
}

/** Takes a migration that has not begun, has failed, or was left by a process that died; null where another holds it, or it is done. */
export async function claimMigration({ migration, leaseMs }: ClaimOptions): Promise<MigrationLease | null> {
  const owner = randomUUID();
  const lease = migrationLease(leaseMs);
  const record = await takeRecord({ migration, owner, lease });
  if (!record) return null;
  const mine = { _id: migration.number, owner, state: "running" } as const;
  const write = async (set: Record<string, unknown>) => {
    const { matchedCount } = await MigrationRecord.updateOne(mine, [{ $set: set }], {
      updatePipeline: true,
    });
    if (matchedCount === 0)
      throw new LeaseLostError(`Another process runs migration ${migration.number} now.`);
  };
  // A renewal that fails is told by the next checkpoint.
  const renew = () => void write(lease.taken).catch(() => undefined);
  const timer = setInterval(renew, leaseMs / RENEWALS_PER_LEASE).unref();
  return {
    checkpoint: record.checkpoint ?? null,
    saveCheckpoint: (checkpoint) => write({ checkpoint: { $literal: checkpoint }, ...lease.taken }),
    finish: () => write({ state: "done", finishedAt: new Date() }),
    fail: (error) =>
      write({ state: "failed", finishedAt: new Date(), error: { $literal: describeFailure(error) } }),
    stopRenewing: () => clearInterval(timer),
  };
}

interface TakeOptions {
  migration: Migration;
  owner: string;
  lease: Lease;
}

/** Takes the record for one process: its unique number lets one insert it, and the condition lets one take it over. */
async function takeRecord({ migration: { number, name }, owner, lease }: TakeOptions) {
  const taken = await MigrationRecord.findOneAndUpdate(
    { _id: number, $or: [{ state: "failed" }, { state: "running", ...lease.free }] },
    [
      { $set: { name: { $literal: name }, state: "running", owner, ...lease.taken } },
      { $unset: ["finishedAt", "error"] },
    ],
    { updatePipeline: true, returnDocument: "after" },
  ).lean();
  if (taken) return taken;
  const begun = { _id: number, name, state: "running", owner, startedAt: new Date() } as const;
  return await unlessDuplicate(MigrationRecord.create({ ...begun, leaseUntil: lease.fromNow() }));
}

/** Describes the failure without personal data. */
export function describeFailure(error: unknown): string {
  return (error instanceof Error && (safeErrorMessage(error) ?? error.name)) || "an error of an unknown kind";
}
