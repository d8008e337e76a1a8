import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { listMigrations, type MigrationStatus } from "@/lib/maintenance/migrations/queries";
import { reopenMigration } from "@/lib/maintenance/migrations/reopen-migration";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { Refusal, runWithDb } from "@/scripts/run-with-db";

const USAGE = "Usage: npm run migrate [-- --status | --again NUMBER]";

/** Parses the arguments; null where there is no such command. */
function readCommand([option, number, ...more]: string[]): "run" | "status" | { again: number } | null {
  if (option === undefined) return "run";
  if (option === "--status" && number === undefined) return "status";
  const isAgain = option === "--again" && /^\d{1,4}$/.test(number ?? "") && more.length === 0;
  return isAgain ? { again: Number(number) } : null;
}

await runWithDb(
  async () => {
    const command = readCommand(process.argv.slice(2));
    if (command === null) throw new Refusal(USAGE);
    if (command !== "status") {
      if (command !== "run" && !(await reopenMigration(command.again)))
        throw new Refusal(`Migration ${command.again} is not done yet: npm run migrate runs it.`);
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
