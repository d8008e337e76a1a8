import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashInlineScripts } from "@/server/next/script-hashes.mjs";

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hash = (text: string, attributes = "") => hashInlineScripts(`<p><script${attributes}>${text}</script>`);

const START = "(self.__next_f=self.__next_f||[]).push([0])";
const DATA = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:[\"আ\\u003c/script\"]\n"])`;
const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/3hqc_q-0iw8gz.js"],"runtimeModuleIds":[94553]});';

describe("hashInlineScripts", () => {
  it.each([START, DATA, 'self.__next_f.push([3,"AAEC"])', BOOTSTRAP])(
    "names the framework's own: %s",
    (text) => {
      expect(hash(text, ' id="_R_"')).toBe(sourceOf(text));
    },
  );

  it("names each script of a page once, in their order", () => {
    const page = [START, DATA, DATA]
      .map((text) => `<script>${text}</script>`)
      .join("<script src='/a.js'></script>");
    expect(hashInlineScripts(page)).toBe(`${sourceOf(START)} ${sourceOf(DATA)}`);
  });

  it.each([
    "alert(1)",
    "",
    `${START};alert(1)`,
    `alert(1);${START}`,
    `${DATA};alert(1)`,
    `alert(1);${DATA}`,
    `${DATA}\n${DATA}`,
    "self.__next_f.push([1,alert(1)])",
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([1,"a"],alert(1))',
    'self.__next_f.push([1,"a"]);alert([1])',
    "self.__next_f.push([1,`${alert(1)}`])",
    'self.__next_f.push([2,"a"])',
    'self.__next_f.push([1,["a"]])',
    BOOTSTRAP.replace("94553", "alert(1)"),
    BOOTSTRAP.replace("94553", '"94553"'),
    BOOTSTRAP.replace("static/chunks/", "https://evil.example/"),
    BOOTSTRAP.replace("static/chunks/", "static/chunks/../../images/"),
    BOOTSTRAP.replace('{"otherChunks"', '{"more":1,"otherChunks"'),
    `${BOOTSTRAP}alert(1)`,
    "<!--<script>alert(1)",
  ])("leaves every other script blocked: %s", (text) => {
    expect(hash(text)).toBe("");
  });
});
