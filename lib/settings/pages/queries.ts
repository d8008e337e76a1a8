import "server-only";
import { unstable_cache } from "next/cache";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { processState } from "@/lib/platform/process-state.mjs";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";
import type { Block, Question } from "@/lib/settings/pages/blocks";
import { DEFAULT_PAGES, type Pages } from "@/lib/settings/pages/defaults";
import { fillInBlocks, fillInQuestions } from "@/lib/settings/pages/rules";

/** A cached read of nothing: what is rendered takes its tag. */
const takeTag = unstable_cache(async () => true, ["shop-pages"], { tags: [CACHE_TAGS.shopPages] });

/** The pages as the owner has set them. What is being rendered is stale once they change. */
async function readPages(): Promise<Pages> {
  await shopFactsRead();
  await takeTag();
  return processState.shopPages ?? DEFAULT_PAGES;
}

/** The questions of the home page, with the facts that they name. */
export const listQuestions = async (): Promise<Question[]> => fillInQuestions((await readPages()).faq);

/** What stands on a page, with the facts that it names. */
export const readPage = async (name: Exclude<keyof Pages, "faq">): Promise<Block[]> =>
  fillInBlocks((await readPages())[name]);
