import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import {
  COMPONENT_FLOORS,
  LIB_FLOORS,
  listRoomsWithoutFloor,
  listUpwardImports,
} from "@/tools/structure/floors";
import { isTest, listSources, readImportGraph } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
const files = readImportGraph(
  ROOT,
  listSources(ROOT).filter((file) => !isTest(file)),
);

describe.each([
  ["lib", LIB_FLOORS],
  ["components", COMPONENT_FLOORS],
])("the rooms of %s", (_, floors) => {
  it("each have a floor", () => {
    expect(listRoomsWithoutFloor(files.keys(), floors)).toEqual([]);
  });

  it("are all there", () => {
    expect(floors.flat().filter((room) => !existsSync(resolve(ROOT, room)))).toEqual([]);
  });

  it("import only rooms below them", () => {
    expect(listUpwardImports(files, floors)).toEqual([]);
  });
});

it("each room of lib has a sentence at its door", () => {
  const rooms = LIB_FLOORS.flat().filter((room) => !/\.m?ts$|\.mjs$/.test(room));
  expect(rooms.length).toBe(15);
  expect(rooms.filter((room) => !existsSync(resolve(ROOT, room, "README.md")))).toEqual([]);
});

describe("listUpwardImports", () => {
  const floors = [["lib/a.ts", "lib/b.ts"], ["lib/c"], ["lib/d", "lib/e"]];
  const list = (file: string, target: string) =>
    listUpwardImports(new Map([[file, new Set([target])]]), floors);

  it.each([
    ["lib/c/x.ts", "lib/d/x.ts"],
    ["lib/d/x.ts", "lib/e/y/x.ts"],
    ["lib/a.ts", "lib/c/x.ts"],
  ])("refuses %s that imports %s", (file, target) => {
    expect(list(file, target)).toEqual([`${file} → ${target}`]);
  });

  it.each([
    ["lib/d/x.ts", "lib/c/x.ts"],
    ["lib/d/x.ts", "lib/d/y/x.ts"],
    ["lib/a.ts", "lib/b.ts"],
    ["app/page.tsx", "lib/d/x.ts"],
    ["lib/c/x.ts", "models/x.ts"],
  ])("lets %s import %s", (file, target) => {
    expect(list(file, target)).toEqual([]);
  });
});

it("names a room that was given no floor", () => {
  expect(listRoomsWithoutFloor(["lib/a.ts", "lib/z/x.ts", "app/page.tsx"], [["lib/a.ts"]])).toEqual([
    "lib/z",
  ]);
});
