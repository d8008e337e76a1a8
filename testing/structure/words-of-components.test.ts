import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, it } from "vitest";
import { isTest, listSources } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");

/** What calls answer is in English. */
const CALLS = "app/api/";

/** What stands in these is read by people. */
const READ_ATTRIBUTES = new Set(["alt", "aria-label", "aria-description", "label", "placeholder", "title"]);
const WORD = /[A-Za-z]{2,}/;
/** A key or an id, such as `toCall`. */
const NAME = /^[a-z][A-Za-z]*$/;
/** A sentence or a label of several words; classes of styles and names of things begin with a small letter. */
const SENTENCE = /^[A-Z][A-Za-z’']*(?: [A-Za-z’'…]+)+ ?[.…:?!]?$/;

function listTexts(file: string, source = readFileSync(join(ROOT, file), "utf8")): string[] {
  const found: string[] = [];
  const keys = new Set<object>();
  const { program } = parseSync(file, source);
  new Visitor({
    JSXText: ({ value }) => void (WORD.test(value) && found.push(value.trim())),
    JSXAttribute({ name, value }) {
      const isRead = name.type === "JSXIdentifier" && READ_ATTRIBUTES.has(name.name);
      if (
        isRead &&
        value?.type === "Literal" &&
        typeof value.value === "string" &&
        WORD.test(value.value) &&
        !NAME.test(value.value)
      )
        found.push(value.value);
    },
    Property: ({ key }) => void keys.add(key),
    Literal(literal) {
      const { value } = literal;
      if (typeof value === "string" && SENTENCE.test(value) && !keys.has(literal)) found.push(value);
    },
    TemplateElement: ({ value }) => void (SENTENCE.test(value.raw.trim()) && found.push(value.raw)),
  }).visit(program);
  return [...new Set(found)];
}

it("what people read stands in lib/words, and not in a component or a page", () => {
  const files = listSources(ROOT).filter(
    (file) => /^(?:components|app)\/.*\.tsx?$/.test(file) && !isTest(file) && !file.startsWith(CALLS),
  );
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) => listTexts(file).map((text) => [file, text]));
  expect(found).toEqual([]);
});

it("finds text, labels and sentences, and takes no class and no key for one", () => {
  const source =
    'const of = { "Denim Pants": 1 }; <p className="text-sm price" title="To call">Call {name}{isLate && "Wait no longer."}{"toCall"}{`At the outlet`}</p>';
  expect(listTexts("seen.tsx", source).toSorted()).toEqual([
    "At the outlet",
    "Call",
    "To call",
    "Wait no longer.",
  ]);
});
