import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { listSources } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
const TESTS = listSources(ROOT).filter((file) => /\.test\.tsx?$/.test(file));

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

it("finds no exchanged module that the next file of the same worker would get too", () => {
  expect(TESTS.length).toBeGreaterThan(200);
  const leaking = TESTS.filter((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    // vi.mock is permanent; the end of a file has to undo each vi.doMock.
    return /\bvi\.mock\(/.test(text) || count(text, /\bvi\.doMock\(/g) !== count(text, /\bvi\.doUnmock\(/g);
  });
  expect(leaking).toEqual([]);
});
