import { createIndexes } from "@/lib/database-setup";
import { runWithDb } from "@/scripts/run-with-db";
import { seedDemoCatalogue } from "@/scripts/demo/seed-catalogue";

await runWithDb(async () => {
  await createIndexes();
  console.log(`${await seedDemoCatalogue()} products added`);
});
