import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { isTest, listSources, reachableFrom, readImportGraph } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
const FACTS = "lib/shop-facts.ts";
const files = listSources(ROOT).filter((file) => !isTest(file));
const graph = readImportGraph(ROOT, files);

const reach = (files: Iterable<string>): Set<string> => reachableFrom(graph, ...files);

const isClient = (file: string): boolean =>
  file.endsWith(".tsx") && readFileSync(resolve(ROOT, file), "utf8").startsWith('"use client"');

/** Components that run in the browser on these pages: those that say so, and all that they import. */
function listBrowserComponents(pages: readonly string[]): string[] {
  const inBrowser = reach([...reach(pages)].filter(isClient));
  return [...inBrowser].filter((file) => file.startsWith("components/"));
}

const readsFacts = (file: string): boolean => graph.get(file)?.has(FACTS) ?? false;

it("no component reads the shop's facts in the browser outside of the dashboard, which alone has them there", () => {
  const isPublic = (file: string) => /^app\/(?:\((?:shop|auth)\)\/.*|[^/]+)\.tsx$/.test(file);
  const components = listBrowserComponents(files.filter(isPublic));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter(readsFacts)).toEqual([]);
  const atDesk = listBrowserComponents(files.filter((file) => file.startsWith("app/dashboard/")));
  expect(atDesk.filter(readsFacts)).toContain("components/layout/logo.tsx");
});
