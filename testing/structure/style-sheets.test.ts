import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { isTest, listSources, reachableFrom, readImportGraph } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
const SHEET = "components/layout/shop.css";
/** Pages of the shop with a style sheet of their own beside the shop's. */
const OWN_SHEETS = ["app/(en)/(shop)/track/", "app/bn/(shop)/track/"];
const LEFT_OUT = /^@source not "([^"*]+)";$/gm;

const graph = readImportGraph(
  ROOT,
  listSources(ROOT).filter((file) => !isTest(file)),
);

/** The folders and files that the shop's style sheet leaves out, as paths from the root. */
const leftOut = [...readFileSync(resolve(ROOT, SHEET), "utf8").matchAll(LEFT_OUT)].flatMap(
  ([, path = ""]) => {
    const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [null, path, "", ""];
    return (names ?? "").split(",").map((name) => join(dirname(SHEET), `${before}${name}${after}`));
  },
);

const isLeftOut = (file: string): boolean =>
  leftOut.some((path) => file === path || file.startsWith(`${path}/`));

const reach = (start: Iterable<string>): Set<string> => reachableFrom(graph, ...start);

it("the sheet of an order's link is made from all that its page shows, with the frame around it", () => {
  const folder = "app/(en)/(shop)/track/[token]";
  const sheet = readFileSync(resolve(ROOT, folder, "track.css"), "utf8");
  const names = /^@source ".*\/components\/\{(.*)\}";$/m.exec(sheet)?.[1]?.split(",") ?? [];
  const shown = reach([`${folder}/page.tsx`, "app/(en)/(shop)/layout.tsx", "app/(en)/layout.tsx"]);
  const folders = [...shown].flatMap((file) => /^components\/([^/]+)\/.+\.tsx$/.exec(file)?.[1] ?? []);
  expect([...new Set(folders)].toSorted()).toEqual(names.toSorted());
});

describe(`the shop's style sheet, ${SHEET}`, () => {
  const hasOwnSheet = (file: string) => isLeftOut(file) || OWN_SHEETS.some((page) => file.startsWith(page));
  const entries = [...graph.keys()].filter((file) => /^app\/.*\.tsx$/.test(file) && !hasOwnSheet(file));
  const shown = reach(entries);

  it("is made from all that a page without a sheet of its own shows", () => {
    expect(leftOut).toContain("app/(en)/dashboard");
    expect(leftOut).toContain("components/call-queue");
    expect([...shown].filter(isLeftOut)).toEqual([]);
  });

  it("is made from no component that such pages do not show", () => {
    const components = [...graph.keys()].filter((file) => /^components\/.*\.tsx$/.test(file));
    expect(components.filter((file) => !shown.has(file) && !isLeftOut(file))).toEqual([]);
  });

  it("leaves out nothing that is gone", () => {
    const isThere = (path: string) =>
      [...graph.keys()].some((file) => file === path || file.startsWith(`${path}/`));
    expect(leftOut.filter((path) => !isThere(path))).toEqual([]);
  });
});
