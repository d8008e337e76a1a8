import "server-only";
import { join } from "node:path";
import { sharp } from "@/lib/catalogue/images/sharp";

/** A text as a picture that is as large as its ink. */
export interface DrawnText {
  bytes: Buffer;
  width: number;
  height: number;
}

interface TextStyle {
  /** In pixels; the first at which the text fits into its place is taken, or else the last. */
  sizes: readonly number[];
  color: string;
  letterSpacing?: number;
  place: { width: number; height: number };
}

const FONTS = join(process.cwd(), "app", "fonts");
/** Two cuts of one family, which its weight and its stretch tell apart. */
export const LATIN_FAMILY = "Archivo SemiBold";
export const BENGALI_FAMILY = "Noto Sans Bengali";
const FONT_FILES = [
  { family: LATIN_FAMILY, file: join(FONTS, "archivo-wide.ttf") },
  { family: LATIN_FAMILY, file: join(FONTS, "archivo-label.ttf") },
  { family: BENGALI_FAMILY, file: join(FONTS, "noto-sans-bengali-bold.ttf") },
];

const LINE_SPACING = 0.12;
const DPI = 72;
/** Pango counts in these. */
const UNITS_PER_PIXEL = 1_024;

let areFontsRegistered = false;

/** Draws a text in the wide cut, by pango, which shapes Bengali; null of one that leaves no ink. */
export async function drawText(
  text: string,
  { sizes, color, letterSpacing = 0, place }: TextStyle,
): Promise<DrawnText | null> {
  await registerFonts();
  const spacing = letterSpacing * UNITS_PER_PIXEL;
  let drawn: DrawnText | null = null;
  for (const size of sizes) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${color}" letter_spacing="${spacing}">${escapeMarkup(text)}</span>`,
        font: `${LATIN_FAMILY}, ${BENGALI_FAMILY} bold ${size}`,
        width: place.width,
        wrap: "word-char",
        spacing: Math.round(size * LINE_SPACING),
        rgba: true,
        dpi: DPI,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    drawn = { bytes: data, width: info.width, height: info.height };
    if (info.height <= place.height && info.width <= place.width) break;
  }
  return drawn;
}

/** A font is known to all later drawings of the process, those of an SVG too, once one has named its file. */
export async function registerFonts(): Promise<void> {
  if (areFontsRegistered) return;
  for (const { family, file } of FONT_FILES) {
    await sharp({ text: { text: " ", font: family, fontfile: file } })
      .raw()
      .toBuffer()
      .catch(() => undefined);
  }
  areFontsRegistered = true;
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
