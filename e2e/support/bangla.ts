import type { Page } from "@playwright/test";
import { localPath } from "../../lib/words/local-path.mjs";

/** The address of a page in Bangla. */
export const inBangla = (path: string): string => localPath("bn", path);

/** Names, sizes and addresses that are written with Latin letters in Bangla too. */
const LATIN = new Set("Tejgaon TEJGAON Google English XS XL XXL hello tejgaon example".split(" "));

/** Of a mail or a page. */
const ADDRESS = /\S+@\S+|https?:\/\/\S+/g;

/**
 * The words in Latin letters that a page shows, or tells a screen reader, as Bangla. A label may hold a name that the page
 * shows as English.
 */
export const listEnglish = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const isEnglish = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang") === "en";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest("script, style, noscript") || isEnglish(element)) continue;
      found.push(node.textContent ?? "");
    }
    const names = [...document.querySelectorAll("[lang=en]")].map((element) => element.textContent.trim());
    const withoutNames = (text: string) =>
      names.filter(Boolean).reduce((left, name) => left.replaceAll(name, ""), text);
    for (const element of document.querySelectorAll("[aria-label], [placeholder]"))
      if (!isEnglish(element))
        found.push(
          withoutNames(element.getAttribute("aria-label") ?? ""),
          element.getAttribute("placeholder") ?? "",
        );
    return found;
  });
  return texts
    .flatMap((text) => text.replaceAll(ADDRESS, "").match(/[A-Za-z]{2,}/g) ?? [])
    .filter((word) => !LATIN.has(word));
};
