import { describe, expect, it } from "vitest";
import { bangla } from "@/lib/words/bn/bangla";
import { english } from "@/lib/words/en/english";

/** What is written with Latin letters in Bangla too: sizes, codes, names of others. */
const LATIN =
  /\b(?:XS|S|M|L|XL|XXL|3XL|WhatsApp|Google|Facebook|YouTube|Instagram|BIN|https|Messenger|bKash|SMS|English|PDF|JPG|PNG|WebP|HEIC|MB|CSV)\b/g;
/** What is to be typed as it stands: a fact in braces, and the address of a page. */
const TYPED = /\{[^}]*\}|\/[a-z]+(?:\?[a-z=]+)?/g;
/** The examples of what is filled in in English, and a column of a file. */
const EXAMPLES = [
  "Slim",
  "Regular",
  "Relaxed",
  "98% cotton, 2% elastane",
  "11 oz",
  "180 gsm",
  "Machine wash cold, inside out",
  "Dhaka, Bangladesh",
  "Indigo, Black",
  "Friday 3 pm – 9 pm, …",
  "https://www.example.com/shop",
  "Around Dhaka",
  "Stock now",
].map((example) => `“${example}”`);
const withoutExamples = (text: string): string =>
  EXAMPLES.reduce((rest, example) => rest.replaceAll(example, ""), text);

interface Leaf {
  path: string;
  value: unknown;
}

const leavesOf = (value: unknown, path = ""): Leaf[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
    : [{ path, value }];

const inEnglish = leavesOf(english);
const inBangla = leavesOf(bangla);
const textsOf = (leaves: Leaf[]) =>
  leaves.flatMap(({ path, value }) => (typeof value === "string" ? [[path, value] as const] : []));

describe("the words of the two languages", () => {
  it("are the same words", () => {
    expect(inEnglish.length).toBeGreaterThan(200);
    const kindsOf = (leaves: Leaf[]) =>
      leaves.map(({ path, value }) => `${path}: ${typeof value}`).toSorted();
    expect(kindsOf(inBangla)).toEqual(kindsOf(inEnglish));
  });

  it("are Bangla in Bangla", () => {
    const latin = textsOf(inBangla).filter(([, text]) =>
      /[A-Za-z]{2}/.test(withoutExamples(text).replaceAll(TYPED, "").replaceAll(LATIN, "")),
    );
    expect(latin).toEqual([]);
  });

  it("have all examples that are known", () => {
    const all = textsOf(inBangla).map(([, text]) => text);
    expect(EXAMPLES.filter((example) => !all.some((text) => text.includes(example)))).toEqual([]);
  });

  it("have one kind of digits in a sentence", () => {
    const mixed = textsOf(inBangla).filter(([, text]) => /[0-9]/.test(text) && /[০-৯]/.test(text));
    expect(mixed).toEqual([]);
  });

  it("end as a sentence does in Bangla", () => {
    expect(textsOf(inBangla).filter(([, text]) => /[\u0980-\u09ff]\.$/.test(text))).toEqual([]);
  });
});
