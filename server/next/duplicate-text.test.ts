import { describe, expect, it } from "vitest";
import { removeDuplicateText } from "@/server/next/duplicate-text.mjs";

const CSS = `.belt{color:red}.belt::after{content:"<\\2605 &";background:url(a.svg)}/* ৳ */`.repeat(40);
const LETTER = `A text as long as a sheet, which stays: \n2:T5,${CSS.slice(0, 40)}`.repeat(40);
const row = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

const sheet = (id: string) =>
  `["$","style","0",{"nonce":"$undefined","precedence":"next","href":"/_next/static/chunks/a.css","children":"$${id}"}]`;
const REST = `:HC["/",""]\n1f:I[1,["a.js"],"Name"]\n4:["$","p",null,{"children":["$3","৳ 850"]}]\n`;
const tree = `0:{"P":null,"f":[${sheet("2")},${sheet("a")}]}\n`;

const FULL = `1:"$Sreact.fragment"\n${row("2", CSS)}${row("3", LETTER)}${REST}${row("a", CSS)}${row("b", LETTER)}${tree}`;
const LEAN = `1:"$Sreact.fragment"\n2:""\n${row("3", LETTER)}${REST}a:""\n${row("b", LETTER)}${tree}`;

const STYLE = `<style data-precedence="next" data-href="/a.css">${CSS}</style>`;
const escaped = (data: string) =>
  JSON.stringify(data).replaceAll("&", "\\u0026").replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
const page = (pieces: string[]) =>
  `<!doctype html>${STYLE}<p>৳</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces
    .map((piece) => `<script>self.__next_f.push([1,${escaped(piece)}])</script>`)
    .join("<p>between</p>")}`;
const dataOf = (html: string) =>
  [...html.matchAll(/__next_f\.push\(\[1,(".*?")\]\)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as string,
  );

function drop(html: string) {
  const value = {
    html,
    rscData: Buffer.from(FULL),
    segmentData: new Map([["/_index", Buffer.from(FULL)]]),
  };
  removeDuplicateText(value as unknown as Parameters<typeof removeDuplicateText>[0]);
  return value;
}

describe("the data of a page, without the texts of its style sheets", () => {
  it("keeps every other row as it is", () => {
    const { rscData, segmentData } = drop(STYLE);
    expect(rscData.toString()).toBe(LEAN);
    expect(segmentData.get("/_index")?.toString()).toBe(LEAN);
  });

  it("is the same in the page's scripts, wherever they are cut", () => {
    for (const length of [7, 100, 1_000, 5_000, FULL.length]) {
      const pieces = FULL.match(new RegExp(`[^]{1,${length}}`, "g")) ?? [];
      const { html } = drop(page(pieces));
      expect(dataOf(html).join("")).toBe(LEAN);
      expect(html.match(/<p>between/g) ?? []).toHaveLength(pieces.length - 1);
      expect(html.replace(STYLE, "").replace(/<\/?(?:script|p)>|<!doctype html>/g, "")).not.toMatch(/[<>&]/);
    }
  });

  it("is without the texts of its scripts too", () => {
    const json = `{"@graph":"${"৳ 850 ".repeat(300)}"}`;
    for (const script of [
      `<script>${json}</script>`,
      `<script type="application/ld+json">${json}</script>`,
    ]) {
      const { html } = drop(script + page([row("2", json), REST]));
      expect(dataOf(html).join("")).toBe(`2:""\n${REST}`);
      expect(html.startsWith(script)).toBe(true);
    }
  });

  it("is left alone where it is not text alone, or is no data at all", () => {
    const binary = `${page([FULL])}<script>self.__next_f.push([3,"AAAA"])</script>`;
    expect(drop(binary).html).toBe(binary);
    for (const odd of [
      "",
      page([row("2", "self.__next_f.push([1,0])")]),
      "<p>nothing</p>",
      page(["2:T"]),
      page([`${sheet("2")}\n2:T${CSS}`]),
      page(["no row"]),
      page([FULL]).replace(STYLE, ""),
    ]) {
      expect(drop(odd).html).toBe(odd);
    }
  });
});
