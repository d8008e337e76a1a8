import "server-only";
import { randomUUID } from "node:crypto";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { pingDb } from "@/lib/platform/database/db";
import { cachedRead } from "@/lib/platform/cache/cached-read";

/** Another text after any product or collection has changed, and every five minutes. While the database is away, what was the last one stays it. */
export function readCatalogueVersion(): Promise<string> {
  return cachedRead({
    key: ["catalogue-version"],
    tags: [CACHE_TAGS.products, CACHE_TAGS.collections],
    async read() {
      await pingDb();
      return randomUUID();
    },
  });
}
