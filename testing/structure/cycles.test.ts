import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findCycles } from "@/tools/structure/find-cycles";
import { toFolderGraph } from "@/tools/structure/folder-graph";
import { isTest, listSources, readImportGraph } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
const files = readImportGraph(
  ROOT,
  listSources(ROOT).filter((file) => !isTest(file)),
);
const folders = toFolderGraph(files);

it("reads who imports whom", () => {
  expect(files.get("app/(en)/(shop)/[category]/page.tsx")).toContain("lib/catalogue/products/queries.ts");
  expect(files.get("server/main.mjs")).toContain("lib/platform/process-state.mjs");
  expect(folders.get("components/cart")).toContain("lib/orders/cart");
});

it("has no files that import each other in a circle", () => {
  expect(findCycles(files)).toEqual([]);
});

it("has no folders that need each other in a circle", () => {
  expect(findCycles(folders)).toEqual([]);
});

describe("findCycles", () => {
  const toGraph = (edges: string) =>
    new Map(edges.split(" ").map((edge) => [edge.slice(0, 1), new Set(edge.slice(1))]));

  it.each([
    ["ab bc c", []],
    ["ab ba", [["a", "b"]]],
    ["abc bd cd d", []],
    ["ab bc ca", [["a", "b", "c"]]],
    [
      "ab bad dc cd",
      [
        ["c", "d"],
        ["a", "b"],
      ],
    ],
  ])("finds in %s those that reach each other", (edges, cycles) => {
    expect(findCycles(toGraph(edges))).toEqual(cycles);
  });
});

describe("toFolderGraph", () => {
  const toGraph = (edges: Record<string, string[]>) =>
    toFolderGraph(new Map(Object.entries(edges).map(([file, targets]) => [file, new Set(targets)])));

  it("takes a folder and those inside it for one", () => {
    expect(toGraph({ "a/b/c.ts": ["a/d.ts"], "a/d.ts": ["a/b/c.ts"] }).get("a/b")).toEqual(new Set());
  });

  it("counts no file that imports nothing", () => {
    const graph = toGraph({ "a/x.ts": ["b/x.ts", "c/x.ts"], "b/x.ts": [], "c/x.ts": ["b/x.ts"] });
    expect(graph.get("a")).toEqual(new Set(["c"]));
  });

  it("counts no file that needs nothing outside its folder, and every other one", () => {
    const inside = { "b/x.ts": ["b/c/x.ts"], "b/c/x.ts": ["b/d.ts"], "b/d.ts": [] };
    expect(toGraph({ "a/x.ts": ["b/x.ts"], ...inside }).get("a")).toEqual(new Set());
    const graph = toGraph({ "a/x.ts": ["b/x.ts"], ...inside, "b/d.ts": ["e/x.ts"], "e/x.ts": [] });
    expect(graph.get("a")).toEqual(new Set(["b"]));
  });
});
