import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { beforeAll, expect, it } from "vitest";
import { ROOT } from "@/studio/paths";
import { BANGLA_LETTERS, CONJUNCTS, CONJUNCTS_OF_NO_WORD, SIGNS } from "./bangla";
import { openFont, shapeText } from "./shape-text";
import { NOTO_BENGALI } from "./sources";

const FILE = path.join(ROOT, "app/fonts/noto-sans-bengali.woff2");
const AS_IT_IS = { targetFormat: "sfnt", keepAllGlyphs: true } as const;
const CONSONANTS = Array.from("কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎ\u09dc\u09dd\u09df");

type Font = ReturnType<typeof openFont>;
let ours: Font;
let theirs: Font;
beforeAll(async () => {
  const source = await readFile(NOTO_BENGALI.font);
  theirs = openFont(await subsetFont(source, "", { ...AS_IT_IS, variationAxes: { wght: 400 } }));
  ours = openFont(await subsetFont(await readFile(FILE), "", AS_IT_IS));
});

/** What is seen of a text: each outline in its place. */
function see(font: Font, text: string): string {
  const glyphs = shapeText(font, text).map(({ id, ...place }) => ({
    ...place,
    outline: font.glyphToPath(id),
  }));
  return JSON.stringify(glyphs.filter(({ outline, advance }) => outline !== "" || advance !== 0));
}

/** Whether a hasanta of its own is seen. */
function hasHasanta(font: Font, text: string): boolean {
  const hasanta = shapeText(font, "ক্").at(-1)?.id;
  return shapeText(font, text).some(({ id }) => id === hasanta);
}

it("draws every conjunct of Bangla with every sign as the whole font does, with and without a reph", () => {
  expect(CONJUNCTS.length).toBeGreaterThanOrEqual(200);
  const bases = [...CONSONANTS, ...CONJUNCTS];
  const texts = bases.flatMap((base) =>
    ["", "র্", "ক"].flatMap((before) => SIGNS.map((sign) => before + base + sign)),
  );
  const others = [
    ...Array.from(BANGLA_LETTERS.replaceAll(/\p{M}/gu, "")),
    "র‍্যাব",
    "অ্যাপ",
    "এ্যা",
    "ক্‌ষ",
    "ক্",
  ];
  const different = [...texts, ...others].filter((text) => see(ours, text) !== see(theirs, text));
  expect(different).toEqual([]);
});

it("joins every conjunct, and those of no word of their parts", () => {
  const torn = [...CONJUNCTS, ...CONJUNCTS_OF_NO_WORD].filter((conjunct) => hasHasanta(ours, conjunct));
  expect(torn).toEqual([]);
});
