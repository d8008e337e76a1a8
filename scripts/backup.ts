import { mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { checkArchive } from "@/lib/backup/read-archive";
import { writeArchive } from "@/lib/backup/write-archive";
import { startedIn } from "@/scripts/backup/command";
import { printCounts } from "@/scripts/backup/print-counts";
import { runWithDb } from "@/scripts/run-with-db";

const KIBIBYTE = 1024;

await runWithDb(
  async () => {
    const file = nameFile(process.argv[2]);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeArchive(file);
    // Read back from the disk: what is kept is what was checked.
    const { counts } = await checkArchive(file);
    printCounts({ kept: counts });
    console.log(`\n${file}: ${Math.ceil((await stat(file)).size / KIBIBYTE)} KB`);
    console.log("It holds addresses and phone numbers, and no secrets: keep .data/secrets.json or .env too.");
  },
  { timeoutProfile: "operator" },
);

function nameFile(given: string | undefined): string {
  if (given !== undefined) return resolve(startedIn(), given);
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return resolve("backups", `${time}Z.gz`);
}
