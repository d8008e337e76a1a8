import { readFile } from "node:fs/promises";
import type { Browser } from "playwright";
import { ARCHIVO } from "@/studio/fonts/sources";
import { INDIGO } from "./colours";

/** TEJGAON in wide Archivo, as the browser sets it, on nothing. */
export async function setWord(browser: Browser): Promise<Buffer> {
  const font = (await readFile(ARCHIVO.font)).toString("base64");
  const page = await browser.newPage({ viewport: { width: 1800, height: 400 } });
  await page.setContent(
    `<style>@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${font});font-weight:100 900;font-stretch:62% 125%}
    html{background:transparent}span{display:inline-block;height:165px;line-height:165px;padding:0 4px;white-space:nowrap;font:800 200px/165px Archivo;font-stretch:125%;letter-spacing:.09em;margin-right:-.09em;color:${INDIGO}}</style><span>TEJGAON</span>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.locator("span").screenshot({ omitBackground: true });
  await page.close();
  return png;
}
