import "server-only";
import { unstable_cache } from "next/cache";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { connectDb } from "@/lib/platform/database/db";
import { failFast } from "@/lib/platform/database/fail-fast";
import { Deadline } from "@/lib/platform/jobs/deadline";

// A backstop for what no write names a tag of, such as an edit of the database by hand.
const REVALIDATE_SECONDS = 300;

interface CachedReadOptions<Result> {
  key: string[];
  tags: string[];
  read: () => Promise<Result>;
}

/** A page's read: cached until one of its tags changes. A failed read is never cached. */
export function cachedRead<Result>({ key, tags, read }: CachedReadOptions<Result>): Promise<Result> {
  const readInTime = async () =>
    await new Deadline().within(async () => {
      await connectDb();
      return await read();
    });
  const cached = unstable_cache(() => failFast(readInTime), key, {
    tags: [...tags, CACHE_TAGS.everything],
    revalidate: REVALIDATE_SECONDS,
  });
  return cached();
}
