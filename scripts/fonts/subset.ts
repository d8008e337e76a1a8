import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/**
 * Makes the shop's two fonts out of their npm packages: only the characters and the stretch of the axes that the shop
 * uses. Run it again after an update of a font package: npx tsx scripts/fonts/subset.ts
 */
const PACKAGES = "node_modules/@fontsource-variable";
const TARGET = "app/fonts";

const ASCII = characters(0x20, 0x7e);
const BENGALI = characters(0x980, 0x9ff);
const ZERO_WIDTH_JOINERS = "\u200c\u200d";
const DOTTED_CIRCLE = "\u25cc";

const FONTS = [
  {
    source: `${PACKAGES}/archivo/files/archivo-latin-standard-normal.woff2`,
    target: `${TARGET}/archivo.woff2`,
    text: `${ASCII}©×–—‘’“”…·→½″′°éèñü•`,
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 125 } },
    license: { from: `${PACKAGES}/archivo/LICENSE`, to: `${TARGET}/archivo-license.txt` },
  },
  {
    source: `${PACKAGES}/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2`,
    target: `${TARGET}/noto-sans-bengali.woff2`,
    text: `${BENGALI}${ZERO_WIDTH_JOINERS}${DOTTED_CIRCLE}।॥ `,
    axes: { wght: { min: 400, max: 700 } },
    license: { from: `${PACKAGES}/noto-sans-bengali/LICENSE`, to: `${TARGET}/noto-sans-bengali-license.txt` },
  },
] as const;

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

for (const { source, target, text, axes, license } of FONTS) {
  const font = await subsetFont(await readFile(source), text, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(target, font);
  await copyFile(license.from, license.to);
  console.log(`${target}  ${font.length} bytes`);
}
