// @ts-check
import { findFreePort } from "../../../scripts/launcher/port.mjs";
import { requireLoopback } from "../measure/loopback.mjs";
import { launchBrowser } from "../pages/phone.mjs";

// Prints Lighthouse's scores as JSON: node audit.mjs URL [URL …]
// Its own command may report errors to its makers; called like this it has nothing that does.

// It is installed beside this file, for this phase alone.
const LIGHTHOUSE = "lighthouse";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/**
 * @typedef {object} Report what is read of Lighthouse's own
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, { score: number | null, auditRefs: { id: string }[] }>} categories
 * @property {Record<string, { title: string, score: number | null, displayValue?: string }>} audits
 */

/** @type {{ default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined> }} */
const { default: lighthouse } = await import(LIGHTHOUSE);
const urls = process.argv.slice(2).map((url) => requireLoopback(url).href);
const port = await findFreePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
try {
  const pages = [];
  for (const url of urls) pages.push(await audit(url));
  console.log(JSON.stringify(pages));
} finally {
  await browser.close();
}

/** @param {string} url */
async function audit(url) {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse says nothing about ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  return {
    url,
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? 0)])),
    imperfect: CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id }) => {
        const { title = "", score = null, displayValue = "" } = audits[id] ?? {};
        return score !== null && score < 1 ? [{ category: name, id, title, score, displayValue }] : [];
      }),
    ),
  };
}
