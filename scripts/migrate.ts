import { createIndexes } from "@/lib/indexes/create-indexes";
import { listMigrations, type MigrationStatus } from "@/lib/migrations/queries";
import { runMigrations } from "@/lib/migrations/run-migrations";
import { runWithDb } from "@/scripts/run-with-db";

const USAGE = "Usage: npm run migrate [-- --status]";

await runWithDb(
  async () => {
    const [option, ...more] = process.argv.slice(2);
    if (more.length > 0 || (option !== undefined && option !== "--status")) {
      console.error(USAGE);
      process.exitCode = 1;
      return;
    }
    if (option === undefined) {
      await createIndexes();
      await runMigrations({ report: console.log });
    }
    for (const migration of await listMigrations()) console.log(toLine(migration));
  },
  { timeoutProfile: "operator" },
);

function toLine({ number, name, state, startedAt, finishedAt, error }: MigrationStatus): string {
  const times = [startedAt && `from ${toTime(startedAt)}`, finishedAt && `to ${toTime(finishedAt)}`];
  const cells = [
    String(number).padStart(4),
    name.padEnd(24),
    state.padEnd(12),
    ...times,
    error && `(${error})`,
  ];
  return cells.filter(Boolean).join("  ").trimEnd();
}

function toTime(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}
