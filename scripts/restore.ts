import { resolve } from "node:path";
import { type Restored, restoreArchive } from "@/lib/maintenance/backup/restore-archive";
import { startedIn } from "@/scripts/backup/command";
import { printCounts } from "@/scripts/backup/print-counts";
import { Refusal, runWithDb } from "@/scripts/run-with-db";

const USAGE = "Usage: npm run restore FILE [-- --replace] [--unsealed]";
const OPTIONS = ["--replace", "--unsealed"];
const MOST_TOLD = 20;

await runWithDb(
  async () => {
    const given = process.argv.slice(2);
    const [name, ...more] = given.filter((word) => !OPTIONS.includes(word));
    if (name === undefined || more.length > 0 || name.startsWith("-")) throw new Refusal(USAGE);
    const file = resolve(startedIn(), name);
    print(
      await restoreArchive({
        file,
        replace: given.includes("--replace"),
        acceptUnsigned: given.includes("--unsealed"),
      }),
    );
  },
  { timeoutProfile: "operator" },
);

function print({ createdAt, before, archived, after, violations }: Restored): void {
  printCounts({ before, archived, after });
  const replaced = Object.values(before).reduce((sum, count) => sum + count, 0);
  console.log(`\nRestored what was kept at ${createdAt}; ${replaced} documents that were here are replaced.`);
  if (violations.length === 0) {
    console.log("Orders and stock agree.");
    return;
  }
  console.log(
    `Orders and stock disagree in ${violations.length} places. A product that was not always counted`,
  );
  console.log("is named here rightly; anything else is worth a look at /dashboard/allOrders:");
  for (const violation of violations.slice(0, MOST_TOLD)) console.log(`  ${violation}`);
}
