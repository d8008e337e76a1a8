import "server-only";
import { MIGRATIONS } from "@/lib/maintenance/migrations/all";
import { migrationLease } from "@/lib/maintenance/migrations/migration-lease";
import { MigrationRecord } from "@/models/migration";

export interface MigrationStatus {
  number: number;
  name: string;
  /** Interrupted: its process died, and the next one goes on with it. */
  state: "pending" | "running" | "interrupted" | "failed" | "done";
  startedAt: Date | null;
  finishedAt: Date | null;
  error: string | null;
}

/** Every migration of this shop, and those that a newer one has run on this database. */
export async function listMigrations(migrations = MIGRATIONS): Promise<MigrationStatus[]> {
  const records = await MigrationRecord.find().lean();
  const names = new Map(records.map(({ _id, name }) => [_id, name]));
  for (const { number, name } of migrations) names.set(number, name);
  const statuses = [...names].map(([number, name]): MigrationStatus => {
    const record = records.find(({ _id }) => _id === number);
    const isLeft = record?.state === "running" && !migrationLease().isHeld(record.leaseUntil);
    return {
      number,
      name,
      state: isLeft ? "interrupted" : (record?.state ?? "pending"),
      startedAt: record?.startedAt ?? null,
      finishedAt: record?.finishedAt ?? null,
      error: record?.error ?? null,
    };
  });
  return statuses.toSorted((a, b) => a.number - b.number);
}
