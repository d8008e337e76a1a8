import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { findTarget, isTest, listSources, reachableFrom } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
const files = listSources(ROOT).filter((file) => !isTest(file));
const known = new Set(files);

/** Brings its words to pages in English alone. */
const FOR_ENGLISH = /^components\/[\w-]+\/english-[\w-]+\.tsx$/;

/** English that the browser has on pages in Bangla too: add none. */
const NEEDED: Readonly<Record<string, string>> = {
  "lib/words/en/failed.ts": "app/global-error.tsx has no language.",
  "lib/words/en/setting-errors.ts": "What a call refuses is told in English, and said by its sentence.",
  "lib/words/en/import-errors.ts": "What a call refuses is told in English, and said by its sentence.",
  "lib/words/en/order-flags.ts": "What a call tells of an order is in English, and said by its sentence.",
  "lib/words/en/orders-returns.ts": "What the schema of a return refuses, as the call tells it.",
  "lib/words/en/reviews.ts": "What the schema of a review refuses, as the call tells it.",
  "lib/words/en/reviews-form.ts": "Of the same.",
  "lib/words/en/reviews-shown.ts": "Of the same.",
  "lib/words/en/fields.ts": "Of the same.",
  "lib/words/en/shared.ts": "Names that several rooms of English share, such as the buttons of an alert.",
  "lib/words/en/setting-parts.ts":
    "How the audit log keeps slides, sections and zones, which the form reads again.",
  "lib/words/en/pages.ts": "The owner sees their English page with its facts before they save it.",
  "lib/words/en/units.ts": "Of the same.",
  "lib/words/en/wallets.ts": "Wallets' own names, by which the desk knows them in settings and records.",
};

interface Module {
  isClient: boolean;
  /** The files of which it needs more than a type. */
  imports: Set<string>;
}

function readModule(file: string): Module {
  const text = readFileSync(resolve(ROOT, file), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const specifiers = [
    ...staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value],
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  const imports = specifiers.flatMap((specifier) => findTarget(specifier, { file, known }) ?? []);
  return { isClient: text.startsWith('"use client"'), imports: new Set(imports) };
}

it("brings no more English than it needs to the browser on pages in Bangla", () => {
  const modules = new Map(
    files.filter((file) => !FOR_ENGLISH.test(file)).map((file) => [file, readModule(file)]),
  );
  const graph = new Map([...modules].map(([file, { imports }]) => [file, imports]));
  const starts = [...modules].filter(([, { isClient }]) => isClient).map(([file]) => file);
  expect(starts.length).toBeGreaterThan(100);
  const found = [...reachableFrom(graph, ...starts)].filter((file) => file.startsWith("lib/words/en/"));
  expect(found.toSorted()).toEqual(Object.keys(NEEDED).toSorted());
});
