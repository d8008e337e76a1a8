// @ts-check
import { isTrackingLink } from "./cacheable-pages.mjs";
import { replaceWithPage, smallPage } from "./error-response.mjs";
import { TokenBuckets } from "./token-buckets.mjs";

/** Links of orders that lead nowhere, of one address: old ones and cut ones are few. */
const PER_ADDRESS = { burst: 30, perSecond: 0.5 };

const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;

const PAGE = Buffer.from(
  smallPage(
    "Too many links that lead nowhere",
    "<p>Please wait a little. The link in your last message still opens.</p>",
  ),
);

/**
 * Limits how many links of orders one address may try in vain. Only what leads nowhere counts: a link that is good opens
 * whatever a neighbour behind the same address has tried. What keeps strangers out are its 128 bits.
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
        replaceWithPage(response, head, PAGE);
      },
    };
  };
}
