import "server-only";
import { isDeepStrictEqual } from "node:util";
import { unstable_cache } from "next/cache";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { processState } from "@/lib/platform/process-state.mjs";
import { brandTexts } from "@/lib/settings/brand/words";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";
import type { Block, Question } from "@/lib/settings/pages/blocks";
import { DEFAULT_PAGES, type Pages, type PagesInBoth } from "@/lib/settings/pages/defaults";
import { DEFAULT_PAGES_BN } from "@/lib/settings/pages/defaults.bn";
import { type FactWords, fillInBlocks, fillInQuestions, firstListOf } from "@/lib/settings/pages/rules";
import type { Language } from "@/lib/words/constants";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";
import { type ShownText, showOwnersText } from "@/lib/words/owners-text";

/** A cached read of nothing: what is rendered takes its tag. */
const takeTag = unstable_cache(async () => true, ["shop-pages"], { tags: [CACHE_TAGS.shopPages] });

/** The pages as the owner has set them. What is being rendered is stale once they change. */
async function readPages(): Promise<PagesInBoth> {
  await shopFactsRead();
  await takeTag();
  return processState.shopPages ?? DEFAULT_PAGES;
}

interface PageTexts<Text> {
  text: Text;
  textBn: Text | undefined;
  usual: Text;
  usualBn: Text;
}

/** A text in a language: the shop's own as long as the owner has written no other. */
function showPage<Text>(
  language: Language,
  { text, textBn, usual, usualBn }: PageTexts<Text>,
): ShownText<Text> {
  const isUsual = isDeepStrictEqual(text, usual);
  return showOwnersText(language, { text, textBn, usualBn: isUsual ? usualBn : undefined });
}

/** The words for facts that stand in a text of this language. */
function factWords(language: Language): FactWords {
  const { name, address, payment } = brandTexts(language);
  return {
    units: wordsOf("units", language),
    charges: wordsOf("pages", language).charges,
    brand: { name, address: address.text, payment: payment.text },
  };
}

/** The questions of the home page, with the facts that they name. */
export async function listQuestions(): Promise<ShownText<Question[]>> {
  const { faq, faqBn } = await readPages();
  const usual = { usual: DEFAULT_PAGES.faq, usualBn: DEFAULT_PAGES_BN.faq };
  const language = languageOfRequest();
  const { text, lang } = showPage(language, { text: faq, textBn: faqBn, ...usual });
  return { text: fillInQuestions(text, factWords(lang ?? language)), lang };
}

/** What a return asks for, in a language; null where the owner has written a policy of their own, in either language. */
export async function readUsualConditions(language: Language): Promise<readonly string[] | null> {
  const { returns, returnsBn = DEFAULT_PAGES_BN.returns } = await readPages();
  const isUsual =
    isDeepStrictEqual(returns, DEFAULT_PAGES.returns) &&
    isDeepStrictEqual(returnsBn, DEFAULT_PAGES_BN.returns);
  return isUsual ? firstListOf((await readPage("returns", language)).blocks) : null;
}

/** What stands on a page, with the facts that it names: in the language of the page that is rendered, or in the one named. */
export async function readPage(
  name: Exclude<keyof Pages, "faq">,
  language = languageOfRequest(),
): Promise<{ blocks: Block[]; lang: Language | undefined }> {
  const pages = await readPages();
  const usual = { usual: DEFAULT_PAGES[name], usualBn: DEFAULT_PAGES_BN[name] };
  const { text, lang } = showPage(language, { text: pages[name], textBn: pages[`${name}Bn`], ...usual });
  return { blocks: fillInBlocks(text, factWords(lang ?? language)), lang };
}
