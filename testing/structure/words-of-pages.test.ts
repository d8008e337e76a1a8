import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { isTest, listSources, readImportGraph, reachableFrom } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
const files = listSources(ROOT).filter((file) => /^(?:app|components|lib)\//.test(file) && !isTest(file));
const graph = readImportGraph(ROOT, files);
const textOf = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));

const ASKED = /\buseWords\("(\w+)"\)/g;
const ROOM = /import \{ (\w+) \} from "@\/lib\/words\/en\//g;
const isPage = (file: string) => /^app\/\(en\)\/.*page\.tsx$/.test(file);
const isProvider = (file: string) => textOf.get(file)?.includes("<ProvideWords") === true;
const isOfBrowser = (file: string) => /^(?:\/\*[\s\S]*?\*\/\s*)?"use client";/.test(textOf.get(file) ?? "");

const match = (pattern: RegExp, file: string) =>
  [...(textOf.get(file) ?? "").matchAll(pattern)].map(([, name = ""]) => name);

/** The page with all that the folders above it put around it. */
function listEntries(page: string): string[] {
  const around = ["layout.tsx", "error.tsx", "loading.tsx", "not-found.tsx"];
  const folders = dirname(page)
    .split("/")
    .map((_, depth, parts) => parts.slice(0, depth + 1).join("/"));
  return [page, ...folders.flatMap((folder) => around.map((name) => `${folder}/${name}`))].filter((file) =>
    textOf.has(file),
  );
}

/** Each room that the page's code in the browser asks for and that nothing on it provides, with a file that asks. */
function listMissing(page: string): string[] {
  const all = [...reachableFrom(graph, ...listEntries(page))];
  const provided = new Set(all.filter(isProvider).flatMap((file) => match(ROOM, file)));
  const inBrowser = [...reachableFrom(graph, ...all.filter(isOfBrowser))];
  return inBrowser.flatMap((file) =>
    match(ASKED, file).flatMap((room) => (provided.has(room) ? [] : `${page}: ${room} for ${file}`)),
  );
}

describe("the words that run in the browser", () => {
  const pages = files.filter(isPage);

  it("are provided on every page that asks for them", () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.flatMap(listMissing)).toEqual([]);
  });
});
