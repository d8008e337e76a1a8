import "server-only";
import { unstable_cache } from "next/cache";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { connectDb, isDatabaseUnavailable } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";

// A backstop for what no write names a tag of, such as an edit of the database by hand.
const REVALIDATE_SECONDS = 300;
/** A page reads more than once, and each wait is two seconds: after one that was in vain, the next are spared. */
const FAIL_FAST_MS = 1_000;

interface CachedReadOptions<Result> {
  key: string[];
  tags: string[];
  read: () => Promise<Result>;
}

let lastFailure: { error: unknown; at: number } | undefined;

/** A page's read: cached until one of its tags changes. A failed read is never cached. */
export function cachedRead<Result>({ key, tags, read }: CachedReadOptions<Result>): Promise<Result> {
  const cached = unstable_cache(() => readOrFailFast(read), key, {
    tags: [...tags, CACHE_TAGS.everything],
    revalidate: REVALIDATE_SECONDS,
  });
  return cached();
}

async function readOrFailFast<Result>(read: () => Promise<Result>): Promise<Result> {
  if (lastFailure && performance.now() - lastFailure.at < FAIL_FAST_MS) throw lastFailure.error;
  try {
    return await new Deadline().within(async () => {
      await connectDb();
      return await read();
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) lastFailure = { error, at: performance.now() };
    throw error;
  }
}
