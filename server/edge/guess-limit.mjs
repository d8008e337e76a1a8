// @ts-check
import { isTrackingLink } from "./cacheable-pages.mjs";
import { replaceWithPage, smallPage } from "./error-response.mjs";
import { languageOf, PAGE_WORDS } from "./page-words.mjs";
import { TokenBuckets } from "./token-buckets.mjs";

/** The dead order links that one client address may try: old and cut links are few. */
const PER_ADDRESS = { burst: 30, perSecond: 0.5 };

const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;

const PAGES = { en: makePage("en"), bn: makePage("bn") };

/** @param {import("./page-words.mjs").Language} language */
function makePage(language) {
  const { title, text } = PAGE_WORDS[language].deadLinks;
  return Buffer.from(smallPage({ language, title, text: `<p>${text}</p>` }));
}

/**
 * Limits how many order links one client address may try in vain. Only dead links count: a good link opens whatever a
 * neighbour behind the same address has tried. The 128 bits of a link keep strangers out.
 * @param {{ factor: number, now?: () => number }} options the factor multiplies every rate
 * @returns {import("./response-pipeline.mjs").ResponseStep}
 */
export function makeGuessLimit({ factor, now }) {
  const buckets = new TokenBuckets({ ...PER_ADDRESS, factor, now });
  return ({ url = "/", headers }, response) => {
    if (!isTrackingLink(url)) return null;
    return {
      onHead(head) {
        if (head.status !== NOT_FOUND) return;
        const waitSeconds = buckets.take(String(headers["x-client-address"]));
        if (waitSeconds === 0) return;
        head.status = TOO_MANY_REQUESTS;
        response.setHeader("Retry-After", String(Math.ceil(waitSeconds)));
        replaceWithPage(response, head, PAGES[languageOf(url)]);
      },
    };
  };
}
