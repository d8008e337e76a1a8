import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const TEXT = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const SENTENCE = /[.?!…।]$/;
/** Shorter ones, such as `Saving …`, are words more than sentences. */
const LETTERS = 12;

const textsOf = (code: string): string[] =>
  [...code.matchAll(TEXT)].map(([, quoted, template]) => (quoted ?? template ?? "").trim());

const lengthOf = (text: string): number => text.replaceAll(/\$\{[^}]*\}/g, "").length;

/** The sentences that stand more than once in the words of a language. */
function listRepeated(language: string): string[] {
  const folder = join(import.meta.dirname, language);
  const files = readdirSync(folder).filter((name) => !name.endsWith(".test.ts"));
  const sentences = files
    .flatMap((name) => textsOf(readFileSync(join(folder, name), "utf8")))
    .filter((text) => SENTENCE.test(text) && lengthOf(text) > LETTERS);
  expect(sentences.length).toBeGreaterThan(300);
  return [...new Set(sentences.filter((text, place) => sentences.indexOf(text) !== place))];
}

it.each(["en", "bn"])("%s says each sentence in one place", (language) => {
  expect(listRepeated(language)).toEqual([]);
});
