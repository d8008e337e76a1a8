import "server-only";
import { unstable_cache } from "next/cache";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_HOME_LAYOUT, type HomeLayout } from "@/lib/settings/home/defaults";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";

/** A cached read of nothing: what is rendered takes its tag. */
const takeTag = unstable_cache(async () => true, ["home-layout"], { tags: [CACHE_TAGS.homeLayout] });

/** What stands on the home page, as the owner has set it. What is being rendered is stale once that changes. */
export async function readHomeLayout(): Promise<HomeLayout> {
  await shopFactsRead();
  await takeTag();
  return processState.homeLayout ?? DEFAULT_HOME_LAYOUT;
}
