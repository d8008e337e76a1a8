import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { runWithDb } from "@/scripts/run-with-db";
import { seedDemoCatalogue } from "@/demo/seed-catalogue";

await runWithDb(async () => {
  await createIndexes();
  console.log(`${await seedDemoCatalogue()} products added`);
  await publishInvalidation({ tags: [CACHE_TAGS.everything] });
});
