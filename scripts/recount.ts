import { listDifferences, recountNumbers } from "@/lib/reports/numbers/recount";
import { Refusal, runWithDb } from "@/scripts/run-with-db";

const USAGE = "Usage: npm run recount [-- --check]";

await runWithDb(
  async () => {
    const args = process.argv.slice(2);
    if (args.length > 1 || (args.length === 1 && args[0] !== "--check")) throw new Refusal(USAGE);
    if (args.length === 0) {
      await recountNumbers();
      console.log("Counted all orders anew.");
    }
    const differences = await listDifferences();
    for (const difference of differences) console.log(`differs: ${difference}`);
    console.log(
      differences.length === 0
        ? "Every sum is that of the orders."
        : `${differences.length} sums differ from the orders: npm run recount counts anew.`,
    );
    if (differences.length > 0) process.exitCode = 1;
  },
  { timeoutProfile: "operator" },
);
