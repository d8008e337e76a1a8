import { CACHE_TAGS } from "@/lib/cache-tags";
import { announceChange } from "@/lib/changes/announce-change";
import { createIndexes } from "@/lib/indexes/create-indexes";
import { runWithDb } from "@/scripts/run-with-db";
import { seedDemoCatalogue } from "@/demo/seed-catalogue";

await runWithDb(async () => {
  await createIndexes();
  console.log(`${await seedDemoCatalogue()} products added`);
  await announceChange({ tags: [CACHE_TAGS.everything] });
});
