import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, it } from "vitest";
import { isTest, listSources } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");

/** What calls answer is in English. */
const ENGLISH_ALONE = [
  "components/reports-desk/",
  "components/settings-desk/first-steps.tsx",
  "components/settings-desk/leftovers.tsx",
  "components/settings-desk/remove-demo.tsx",
  "components/users-desk/",
  "app/api/",
];

/** Texts that stand in a component and not in lib/words, by file. This list may only get shorter. */
const LEFT: Record<string, number> = {
  "components/customers-desk/customer-view.tsx": 1,
  "components/layout/site-footer.tsx": 1,
  "components/orders-desk/order-customer.tsx": 1,
  "components/parcels-desk/use-receive-cash.ts": 1,
  "components/product/choice-provider.tsx": 1,
  "components/product/size-guides.ts": 5,
};

/** What stands in these is read by people. */
const READ_ATTRIBUTES = new Set(["alt", "aria-label", "aria-description", "label", "placeholder", "title"]);
const WORD = /[A-Za-z]{2,}/;
/** A key or an id, such as `toCall`. */
const NAME = /^[a-z][A-Za-z]*$/;
/** A sentence or a label of several words; classes of styles and names of things begin with a small letter. */
const SENTENCE = /^[A-Z][A-Za-z’']*(?: [A-Za-z’'…]+)+ ?[.…:?!]?$/;

function listTexts(file: string, source = readFileSync(join(ROOT, file), "utf8")): string[] {
  const found: string[] = [];
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
    Literal: ({ value }) => void (typeof value === "string" && SENTENCE.test(value) && found.push(value)),
    TemplateElement: ({ value }) => void (SENTENCE.test(value.raw.trim()) && found.push(value.raw)),
  }).visit(program);
  return [...new Set(found)];
}

it("what people read stands in lib/words, and not in a component or a page", () => {
  const files = listSources(ROOT).filter(
    (file) =>
      /^(?:components|app)\/.*\.tsx?$/.test(file) &&
      !isTest(file) &&
      !ENGLISH_ALONE.some((room) => file.startsWith(room)),
  );
  expect(files.length).toBeGreaterThan(400);
  const counts = files.flatMap((file) => {
    const texts = listTexts(file);
    return texts.length > 0 ? [[file, texts.length] as const] : [];
  });
  expect(Object.fromEntries(counts)).toEqual(LEFT);
});

it("finds text, labels and sentences, and takes no class for one", () => {
  const source =
    '<p className="text-sm price" title="To call">Call {name}{isLate && "Wait no longer."}{"toCall"}{`At the outlet`}</p>';
  expect(listTexts("seen.tsx", source).toSorted()).toEqual([
    "At the outlet",
    "Call",
    "To call",
    "Wait no longer.",
  ]);
});
