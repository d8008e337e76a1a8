import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable } from "@/lib/platform/database/db";
import { MIGRATIONS } from "@/lib/maintenance/migrations/all";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import {
  claimMigration,
  describeFailure,
  LEASE_MS,
  LeaseLostError,
  type MigrationLease,
} from "@/lib/maintenance/migrations/migration-lease";
import { ShopError } from "@/lib/platform/shop-error";
import { MigrationRecord } from "@/models/migration";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const LOOKS_PER_LEASE = 30;
/** No part takes as long: a process that has not ended one by then hangs, though it may still renew its lease. */
const PART_LIMIT_MS = 10 * MINUTE_MS;

/** A migration failed. Those after it wait until it succeeds. */
export class MigrationError extends ShopError {
  constructor({ number, name }: Migration, cause: unknown) {
    super(`Migration ${number} (${name}) failed: ${describeFailure(cause)}. The later ones wait for it.`, {
      cause,
    });
  }
}

interface RunMigrationsOptions {
  migrations?: readonly Migration[];
  leaseMs?: number;
  /** How long another process may take for a part before waiting for it is given up. */
  partLimitMs?: number;
  /** Leaves the database to others for as long as each part took. */
  isGentle?: boolean;
  report?: (line: string) => void;
}

/**
 * Runs what this database has not seen, in the order of the numbers, each once however many processes try at once: the
 * others wait. One that a dead process left is gone on with from its last part. Throws MigrationError at the first that
 * fails; the next call tries that one again. Throws ShopError where the process that is waited for gets no further.
 */
export async function runMigrations({
  migrations = MIGRATIONS,
  leaseMs = LEASE_MS,
  partLimitMs = PART_LIMIT_MS,
  isGentle = false,
  report = () => undefined,
}: RunMigrationsOptions = {}): Promise<void> {
  const done = await listDone();
  for (const migration of migrations) {
    if (done.has(migration.number)) continue;
    const lease = await waitForLease({ migration, leaseMs, partLimitMs, report });
    if (!lease) continue;
    report(`Migration ${migration.number} (${migration.name})`);
    await runParts({ migration, lease, isGentle });
  }
}

/**
 * Runs what has to be done before the shop opens. The long ones after the last short one are left to
 * startMigrations(); the number of them is returned.
 */
export async function runMigrationsBeforeStart({
  migrations = MIGRATIONS,
  ...options
}: RunMigrationsOptions = {}): Promise<number> {
  const done = await listDone();
  const pending = migrations.filter(({ number }) => !done.has(number));
  const now = pending.slice(0, pending.findLastIndex(({ isLong }) => !isLong) + 1);
  await runMigrations({ migrations: now, ...options });
  return pending.length - now.length;
}

async function listDone(): Promise<Set<number>> {
  const records = await MigrationRecord.find({ state: "done" }).select("_id").lean();
  return new Set(records.map(({ _id }) => _id));
}

type WaitOptions = Required<Pick<RunMigrationsOptions, "leaseMs" | "partLimitMs" | "report">> & {
  migration: Migration;
};

/** Null when another process has run it in the meantime. Throws ShopError when that one ends no part any more. */
async function waitForLease({
  migration,
  leaseMs,
  partLimitMs,
  report,
}: WaitOptions): Promise<MigrationLease | null> {
  const { number, name } = migration;
  let [part, since] = ["", performance.now()];
  for (;;) {
    const lease = await claimMigration({ migration, leaseMs });
    if (lease) return lease;
    const record = await MigrationRecord.findById(number).select("state owner checkpoint").lean();
    if (record?.state === "done") return null;
    if (part === "") report(`Migration ${number} (${name}): waiting for the process that runs it`);
    const current = `${record?.owner} ${record?.checkpoint}`;
    if (current !== part) [part, since] = [current, performance.now()];
    if (performance.now() - since > partLimitMs) throw new ShopError(describeWait(migration, partLimitMs));
    await sleep(leaseMs / LOOKS_PER_LEASE);
  }
}

const describeWait = ({ number, name }: Migration, ms: number): string =>
  `Migration ${number} (${name}) is waited for: the process that runs it is there, but has not got any further for ` +
  `${Math.round(ms / 1_000)} s. Stop that process (another shop on this database, or npm run migrate) and start again.`;

interface PartsOptions {
  migration: Migration;
  lease: MigrationLease;
  isGentle: boolean;
}

async function runParts({ migration, lease, isGentle }: PartsOptions): Promise<void> {
  try {
    let { checkpoint } = lease;
    for (;;) {
      const begun = performance.now();
      checkpoint = await migration.runPart(checkpoint);
      if (checkpoint === null) break;
      await lease.saveCheckpoint(checkpoint);
      if (isGentle) await sleep(performance.now() - begun);
    }
    await lease.finish();
  } catch (error) {
    // If the migration is not at fault, another run can go on with it.
    if (error instanceof LeaseLostError || isDatabaseUnavailable(error)) throw error;
    await lease.fail(error);
    throw new MigrationError(migration, error);
  } finally {
    lease.stopRenewing();
  }
}
