import { readBuildFile, testFormat } from "../../support/framework-format";
import { flightDataWithoutCss, htmlWithoutCss } from "../../../server/next/duplicate-css.mjs";

const SHEET = /<style data-precedence="next"[^>]*>([^<]*)<\/style>/;
/** Without what the scripts of a page write in another way. */
const PLAIN_PART = /[\w.:;{}#%-]{80,}/;

const count = (text: string, part: string) => text.split(part).length - 1;

testFormat({
  what: "writes the style sheets of a page into its Flight data as text rows that style elements name",
  module: "duplicate-css.mjs",
  read: async () => ({
    html: await readBuildFile("server/app/_not-found.html"),
    data: await readBuildFile("server/app/_not-found.rsc"),
  }),
  fits: ({ html, data }) => {
    const [part = ""] = PLAIN_PART.exec(SHEET.exec(html)?.[1] ?? "") ?? [];
    if (part === "" || count(html, part) < 2 || count(data, part) < 1) return false;
    const left = flightDataWithoutCss(Buffer.from(data)).toString();
    return count(htmlWithoutCss(html), part) === 1 && count(left, part) === 0;
  },
  change: ({ html, data }) => ({ html: html.replaceAll(String.raw`\"style\"`, String.raw`\"css\"`), data }),
});
