import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { TARGET } from "@/studio/paths";
import { BANGLA_LETTERS, CONJUNCTS_OF_NO_WORD } from "./bangla";
import { leaveOut } from "./leave-out";
import { openFont, shapeText } from "./shape-text";
import { ARCHIVO, NOTO_BENGALI } from "./sources";

/**
 * Makes the shop's fonts out of their npm packages: for the pages one of text, headings and labels, in all their weights
 * and widths, Bangla, and for paper all of Bengali, each with only the characters that the shop uses; and three fixed cuts
 * for the pictures that are drawn on the server, which reads no woff2. Run it again after an update of a font
 * package: npm run fonts
 */
const FOLDER = path.join(TARGET, "app/fonts");

const ASCII = characters(0x20, 0x7e);
const BENGALI = characters(0x980, 0x9ff);
const ZERO_WIDTH_JOINERS = "\u200c\u200d";
const DOTTED_CIRCLE = "\u25cc";
const BENGALI_TEXT = `${BENGALI}${ZERO_WIDTH_JOINERS}${DOTTED_CIRCLE}।॥ `;
const PAGE_LATIN = `${ASCII}©×–—‘’“”…·→½″′°éèñü•`;
/** What lib/seo/share/rules.ts leaves of a name. */
const DRAWN_LATIN = `${ASCII}${characters(0xa1, 0xff)}–—‘’“”…`;

/** Pairs, marks, ligatures, and figures of one width; no small capitals, no fractions. Bengali keeps all of its own. */
const LATIN_FEATURES = ["kern", "mark", "ccmp", "locl", "liga", "tnum"];

/** What draws Bangla: "mark" says again what "abvm" and "blwm" say, "rclt" and "rlig" change no text of it. */
const BANGLA_FEATURES =
  "nukt akhn rphf blwf half pstf vatu cjct init pres abvs blws psts dist abvm blwm".split(" ");
const BANGLA_TARGET = `${FOLDER}/noto-sans-bengali.woff2`;
const BANGLA_CUT = {
  targetFormat: "sfnt",
  variationAxes: { wght: 400 },
  keepFeatures: BANGLA_FEATURES,
} as const;
const AS_IT_IS = { targetFormat: "woff2", keepAllGlyphs: true } as const;

interface Font {
  source: string;
  target: string;
  text: string;
  /** A number cuts the axis at it. */
  axes: Record<string, number | { min: number; max: number }>;
  features?: string[];
}

const PAGE_FONTS: Font[] = [
  {
    source: ARCHIVO.font,
    target: `${FOLDER}/archivo.woff2`,
    text: PAGE_LATIN,
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 82, max: 116 } },
    features: LATIN_FEATURES,
  },
  {
    source: NOTO_BENGALI.font,
    target: `${FOLDER}/noto-sans-bengali-whole.woff2`,
    text: BENGALI_TEXT,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    source: NOTO_BENGALI.font,
    target: `${FOLDER}/noto-sans-bengali-name.woff2`,
    text: "বাংলা",
    axes: { wght: 500 },
    features: [],
  },
];

const DRAWN_FONTS: Font[] = [
  {
    source: ARCHIVO.font,
    target: `${FOLDER}/archivo-wide.ttf`,
    text: DRAWN_LATIN,
    axes: { wght: 750, wdth: 116 },
  },
  {
    source: ARCHIVO.font,
    target: `${FOLDER}/archivo-label.ttf`,
    text: DRAWN_LATIN,
    axes: { wght: 600, wdth: 85 },
  },
  {
    source: NOTO_BENGALI.font,
    target: `${FOLDER}/noto-sans-bengali-bold.ttf`,
    text: BENGALI_TEXT,
    axes: { wght: 700 },
  },
];

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Bangla for pages, in the one weight of which a browser makes the bold: a phone on a slow line waits for it. */
async function makeBangla(): Promise<Buffer> {
  const whole = await subsetFont(await readFile(NOTO_BENGALI.font), BANGLA_LETTERS, BANGLA_CUT);
  const font = openFont(whole);
  const unused = CONJUNCTS_OF_NO_WORD.map((conjunct) => {
    const [glyph, ...more] = shapeText(font, conjunct);
    if (!glyph || more.length > 0) throw new Error(`${conjunct} has no letter of its own.`);
    return glyph.id;
  });
  return await subsetFont(await leaveOut(whole, unused), "", AS_IT_IS);
}

async function write(target: string, font: Buffer): Promise<void> {
  await writeFile(target, font);
  console.log(`${path.relative(TARGET, target)}  ${font.length} bytes`);
}

await mkdir(FOLDER, { recursive: true });
for (const [fonts, targetFormat] of [
  [PAGE_FONTS, "woff2"],
  [DRAWN_FONTS, "sfnt"],
] as const) {
  for (const { source, target, text, axes, features } of fonts) {
    const font = await subsetFont(await readFile(source), text, {
      targetFormat,
      variationAxes: axes,
      ...(features && { keepFeatures: features }),
    });
    await write(target, font);
  }
}
await write(BANGLA_TARGET, await makeBangla());
await copyFile(ARCHIVO.license, `${FOLDER}/archivo-license.txt`);
await copyFile(NOTO_BENGALI.license, `${FOLDER}/noto-sans-bengali-license.txt`);
