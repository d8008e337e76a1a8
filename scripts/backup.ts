import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { makeBackup } from "@/lib/maintenance/backup/make-backup";
import { startedIn } from "@/scripts/backup/command";
import { printCounts } from "@/scripts/backup/print-counts";
import { runWithDb } from "@/scripts/run-with-db";

const KIBIBYTE = 1024;

await runWithDb(
  async () => {
    const file = nameFile(process.argv[2]);
    const counts = await makeBackup(file);
    printCounts({ kept: counts });
    console.log(`\n${file}: ${Math.ceil((await stat(file)).size / KIBIBYTE)} KB`);
    console.log(
      "It holds addresses, phone numbers and password hashes: keep it as you keep those. The shop's own secrets are not in it: keep .data/secrets.json or .env too.",
    );
  },
  { timeoutProfile: "operator" },
);

function nameFile(given: string | undefined): string {
  if (given !== undefined) return resolve(startedIn(), given);
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return resolve("backups", `${time}Z.gz`);
}
