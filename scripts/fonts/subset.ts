import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/**
 * Makes the shop's fonts out of their npm packages: two for the pages, with only the characters and the stretch of the
 * axes that the shop uses, and three fixed cuts for the pictures that are drawn on the server, which reads no woff2. Run
 * it again after an update of a font package: npx tsx scripts/fonts/subset.ts
 */
const PACKAGES = "node_modules/@fontsource-variable";
const TARGET = "app/fonts";

const ASCII = characters(0x20, 0x7e);
const BENGALI = characters(0x980, 0x9ff);
const ZERO_WIDTH_JOINERS = "\u200c\u200d";
const DOTTED_CIRCLE = "\u25cc";
const BENGALI_TEXT = `${BENGALI}${ZERO_WIDTH_JOINERS}${DOTTED_CIRCLE}।॥ `;
/** What lib/share/rules.ts leaves of a name. */
const DRAWN_LATIN = `${ASCII}${characters(0xa1, 0xff)}–—‘’“”…`;

const ARCHIVO = `${PACKAGES}/archivo/files/archivo-latin-standard-normal.woff2`;
const NOTO_BENGALI = `${PACKAGES}/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2`;

const PAGE_FONTS = [
  {
    source: ARCHIVO,
    target: `${TARGET}/archivo.woff2`,
    text: `${ASCII}©×–—‘’“”…·→½″′°éèñü•`,
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 125 } },
    license: { from: `${PACKAGES}/archivo/LICENSE`, to: `${TARGET}/archivo-license.txt` },
  },
  {
    source: NOTO_BENGALI,
    target: `${TARGET}/noto-sans-bengali.woff2`,
    text: BENGALI_TEXT,
    axes: { wght: { min: 400, max: 700 } },
    license: { from: `${PACKAGES}/noto-sans-bengali/LICENSE`, to: `${TARGET}/noto-sans-bengali-license.txt` },
  },
] as const;

/** Under the licences of the two above. */
const DRAWN_FONTS = [
  {
    source: ARCHIVO,
    target: `${TARGET}/archivo-wide.ttf`,
    text: DRAWN_LATIN,
    axes: { wght: 750, wdth: 116 },
  },
  {
    source: ARCHIVO,
    target: `${TARGET}/archivo-label.ttf`,
    text: DRAWN_LATIN,
    axes: { wght: 600, wdth: 85 },
  },
  {
    source: NOTO_BENGALI,
    target: `${TARGET}/noto-sans-bengali-bold.ttf`,
    text: BENGALI_TEXT,
    axes: { wght: 700 },
  },
] as const;

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

for (const { source, target, text, axes, license } of PAGE_FONTS) {
  const font = await subsetFont(await readFile(source), text, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(target, font);
  await copyFile(license.from, license.to);
  console.log(`${target}  ${font.length} bytes`);
}

for (const { source, target, text, axes } of DRAWN_FONTS) {
  const font = await subsetFont(await readFile(source), text, { targetFormat: "sfnt", variationAxes: axes });
  await writeFile(target, font);
  console.log(`${target}  ${font.length} bytes`);
}
