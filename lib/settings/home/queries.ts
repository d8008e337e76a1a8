import "server-only";
import { unstable_cache } from "next/cache";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_HEADING_BN, DEFAULT_HOME_LAYOUT, type HomeLayout } from "@/lib/settings/home/defaults";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";
import { languageOfRequest } from "@/lib/words/of-request";
import { type ShownText, showOwnersText } from "@/lib/words/owners-text";

/** A cached read of nothing: what is rendered takes its tag. */
const takeTag = unstable_cache(async () => true, ["home-layout"], { tags: [CACHE_TAGS.homeLayout] });

/** What stands on the home page, as the owner has set it. What is being rendered is stale once that changes. */
async function readHomeLayout(): Promise<HomeLayout> {
  await shopFactsRead();
  await takeTag();
  return processState.homeLayout ?? DEFAULT_HOME_LAYOUT;
}

interface HomePage extends Pick<HomeLayout, "slides" | "sections" | "row"> {
  trustLine: ShownText;
  /** Of the row of products. */
  heading: ShownText;
}

/** The same for the page that is rendered, in its language; the slides have their words in both. */
export async function readHomePage(): Promise<HomePage> {
  const { slides, sections, row, trustLine, trustLineBn } = await readHomeLayout();
  const language = languageOfRequest();
  const isUsual = row.heading === DEFAULT_HOME_LAYOUT.row.heading;
  const usualBn = isUsual ? DEFAULT_HEADING_BN : undefined;
  return {
    slides,
    sections,
    row,
    trustLine: showOwnersText(language, { text: trustLine, textBn: trustLineBn }),
    heading: showOwnersText(language, { text: row.heading, textBn: row.headingBn, usualBn }),
  };
}
