import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { isTest, listSources, reachableFrom, readImportGraph } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
const FACTS = "lib/shop-facts.ts";
const files = listSources(ROOT).filter((file) => !isTest(file));
const graph = readImportGraph(ROOT, files);

const reach = (start: Iterable<string>): Set<string> => reachableFrom(graph, ...start);

const isClient = (file: string): boolean =>
  file.endsWith(".tsx") && readFileSync(resolve(ROOT, file), "utf8").startsWith('"use client"');

/** What runs in the browser on these pages: the components that say so, and all that they import. */
const listInBrowser = (pages: readonly string[]): string[] => [...reach([...reach(pages)].filter(isClient))];

const readsFacts = (file: string): boolean => graph.get(file)?.has(FACTS) ?? false;

it("nothing reads the shop's facts in the browser outside of the dashboard, which alone has them there", () => {
  const isPublic = (file: string) =>
    /^app\/(?:(?:\(en\)|bn)\/(?:\((?:shop|auth)\)\/.*|[^/]+)|[^/]+)\.tsx$/.test(file);
  const inShop = listInBrowser(files.filter(isPublic));
  expect(inShop.length).toBeGreaterThan(60);
  expect(inShop.filter(readsFacts)).toEqual([]);
  const atDesk = listInBrowser(files.filter((file) => file.startsWith("app/(en)/dashboard/")));
  expect(atDesk.filter(readsFacts)).toContain("components/layout/logo.tsx");
});
