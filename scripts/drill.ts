import { resolve } from "node:path";
import { describeFailedDrill, type Drill, drillNewest, drillUri } from "@/lib/maintenance/backup/drill";
import { noteGoodDrill } from "@/lib/platform/health/last-backups";
import { endTrouble, noteTrouble } from "@/lib/platform/health/troubles";
import { logInfo } from "@/lib/platform/log";
import { readMongodbUri, runWithDb } from "@/scripts/run-with-db";

const SHOWN = 20;

let drill: Drill | undefined;

await runWithDb(
  async () => {
    drill = await drillNewest(resolve("backups"));
  },
  { readUri: () => drillUri(readMongodbUri()), timeoutProfile: "operator" },
);
const done = drill;
if (done) await runWithDb(() => report(done));

async function report(result: Drill): Promise<void> {
  const { backup, createdAt, orders, products, pictures, problems } = result;
  logInfo("restore drill", { backup, createdAt, orders, products, pictures, problems: problems.length });
  if (problems.length === 0) {
    await noteGoodDrill(new Date());
    await endTrouble("drill");
    console.log(
      `${backup}, of ${createdAt}: ${orders} orders, ${products} products, ${pictures} pictures. Orders, stock, money and pictures are whole.`,
    );
    return;
  }
  await noteTrouble("drill", describeFailedDrill(result));
  console.log(describeFailedDrill(result));
  for (const problem of problems.slice(0, SHOWN)) console.log(`  ${problem}`);
  process.exitCode = 1;
}
