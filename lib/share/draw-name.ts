import "server-only";
import { join } from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { readableName, SHARE_NAME } from "@/lib/share/rules";

export interface DrawnName {
  /** As a data: address. */
  src: string;
  width: number;
  height: number;
}

interface NameStyle {
  color: string;
}

const FONTS = join(process.cwd(), "app", "fonts");
const LATIN = { family: "Archivo SemiBold", file: join(FONTS, "archivo-wide.ttf") };
const BENGALI = { family: "Noto Sans Bengali", file: join(FONTS, "noto-sans-bengali-bold.ttf") };

/** In pixels. The least of them holds the longest name that a product may have. */
const SIZES = [60, 52, 44, 38, 33, 28, 24];
const LINE_SPACING = 0.12;
const DPI = 72;

let areFontsKnown = false;

/**
 * A name as a picture, as large as its place allows. The framework's own drawing knows no Bengali conjuncts and would
 * fetch letters that it lacks from abroad; pango shapes them, from the two fonts that lie here.
 */
export async function drawName(name: string, { color }: NameStyle): Promise<DrawnName | null> {
  const text = readableName(name);
  if (!text) return null;
  await makeFontsKnown();
  let drawn: OutputInfo | undefined;
  let bytes: Buffer | undefined;
  for (const size of SIZES) {
    ({ data: bytes, info: drawn } = await sharp({
      text: {
        text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
        font: `${LATIN.family}, ${BENGALI.family} bold ${size}`,
        width: SHARE_NAME.width,
        wrap: "word-char",
        spacing: Math.round(size * LINE_SPACING),
        rgba: true,
        dpi: DPI,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true }));
    if (drawn.height <= SHARE_NAME.height && drawn.width <= SHARE_NAME.width) break;
  }
  if (!drawn || !bytes) return null;
  return {
    src: `data:image/png;base64,${bytes.toString("base64")}`,
    width: drawn.width,
    height: drawn.height,
  };
}

/** A font is known to all later drawings of the process once one has named its file. */
async function makeFontsKnown(): Promise<void> {
  if (areFontsKnown) return;
  for (const { family, file } of [LATIN, BENGALI]) {
    await sharp({ text: { text: " ", font: family, fontfile: file } })
      .raw()
      .toBuffer()
      .catch(() => undefined);
  }
  areFontsKnown = true;
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
