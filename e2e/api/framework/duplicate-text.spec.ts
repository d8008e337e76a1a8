import { removeDuplicateText } from "../../../server/next/duplicate-text.mjs";
import { readBuildFile, testFormat } from "../../support/framework-format";

const SHEET = /<style data-precedence="next"[^>]*>([^]*?)<\/style>/;
/** What the scripts of a page write in no other way. */
const PLAIN_PART = /[\w.:;{}#%-]{80,}/;

const count = (text: string, part: string) => text.split(part).length - 1;

testFormat({
  what: "writes the style sheet of a page into its head, and into its Flight data as text rows",
  module: "duplicate-text.mjs",
  read: async () => ({
    html: await readBuildFile("server/app/_not-found.html"),
    data: await readBuildFile("server/app/_not-found.rsc"),
  }),
  fits: ({ html, data }) => {
    const [part = ""] = PLAIN_PART.exec(SHEET.exec(html)?.[1] ?? "") ?? [];
    if (part === "" || count(html, part) < 2 || count(data, part) < 1) return false;
    const page = { html, rscData: Buffer.from(data) };
    removeDuplicateText(page as unknown as Parameters<typeof removeDuplicateText>[0]);
    return count(page.html, part) === 1 && count(page.rscData.toString(), part) === 0;
  },
  change: ({ html, data }) => ({
    html: html.replaceAll(":T", ":Text"),
    data: data.replaceAll(":T", ":Text"),
  }),
});
