import { CACHE_TAGS } from "@/lib/cache-tags";
import { publishInvalidation } from "@/lib/cache-invalidation/publish-invalidation";
import { createIndexes } from "@/lib/indexes/create-indexes";
import { runWithDb } from "@/scripts/run-with-db";
import { seedDemoCatalogue } from "@/demo/seed-catalogue";

await runWithDb(async () => {
  await createIndexes();
  console.log(`${await seedDemoCatalogue()} products added`);
  await publishInvalidation({ tags: [CACHE_TAGS.everything] });
});
