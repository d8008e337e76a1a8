import "server-only";
import { xmlText } from "@/lib/seo/xml";
import { COLORS } from "@/lib/seo/share/colors";
import { BENGALI_FAMILY, LATIN_FAMILY } from "@/lib/seo/share/draw-text";
import { SHARE_PHOTO, SHARE_SIZE } from "@/lib/seo/share/rules";
import type { Language } from "@/lib/words/constants";
import { wordsOf } from "@/lib/words/of-request";

interface CardParts {
  language: Language;
  label: string;
  fact: string;
  isSoldOut: boolean;
  hasPhoto: boolean;
  /** Height of the drawn name, and the width of the drawn brand. */
  nameHeight: number;
  brandWidth: number;
}

/** Metrics of the font Archivo, as shares of its size. */
const ASCENT = 0.878;
const LINE = 1.088;

const LEFT = 556;
const RIGHT = 1_124;
const EDGE = 12;
const LABEL_SIZE = 24;
const FACT_SIZE = 56;
const FOOT_SIZE = 22;
const LETTER_SPACING = 2.4;
const LABEL_GAP = 20;
const FACT_GAP = 28;
/** The woven label's two lines of stitching. */
const BRAND_LINES = [49.5, 99.5];
const BRAND_PADDING = 24;
/** The middle of the block between label and foot. */
const MIDDLE = 319;
/** The stitching above the foot, and the line that its letters stand on. */
const FOOT_LINE = 538.5;
const FOOT_BASELINE = 580.4;
/** The flag over the photograph's lower left corner. */
const FLAG = { top: 527, width: 232, height: 63, textLeft: 36, baseline: 570.9, size: 34 };
/** The label in the middle of the cloth, a square; drawn on 64 units as app/icon.svg is. */
const TILE_SIDE = 280;
const TILE_LEFT = (SHARE_PHOTO.width - TILE_SIDE) / 2;
const TILE_TOP = (SHARE_PHOTO.height - TILE_SIDE) / 2;

/** Where the middle of the brand's drawing comes, and its left edge. */
export const BRAND_PLACE = { left: LEFT + 7, middle: 75 };

/** A hang tag without its photographs, its name and its brand, and where the name comes on it. */
export function writeCard(parts: CardParts): { svg: string; name: { left: number; top: number } } {
  const { language, label, fact, isSoldOut, hasPhoto, nameHeight, brandWidth } = parts;
  const labelHeight = LABEL_SIZE * LINE + LABEL_GAP;
  const factHeight = fact ? FACT_GAP + FACT_SIZE * LINE : 0;
  const top = MIDDLE - (labelHeight + nameHeight + factHeight) / 2;
  const nameTop = top + labelHeight;
  const { width, height } = SHARE_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${LATIN_FAMILY}, ${BENGALI_FAMILY}">
<rect x="${width - EDGE}" width="${EDGE}" height="${height}" fill="${COLORS.selvedge}"/>
${BRAND_LINES.map((y) => stitches(y, LEFT + brandWidth + BRAND_PADDING)).join("")}
${labelText({ language, text: label, x: LEFT, y: top + LABEL_SIZE * ASCENT, size: LABEL_SIZE, color: COLORS.muted })}
<text x="${LEFT}" y="${nameTop + nameHeight + FACT_GAP + FACT_SIZE * ASCENT}" font-size="${FACT_SIZE}" font-weight="750"
 font-stretch="semi-expanded" fill="${COLORS.indigo}">${xmlText(fact)}</text>
${stitches(FOOT_LINE, RIGHT)}
${labelText({ language, text: wordsOf("seo", language).card.cash, x: LEFT, y: FOOT_BASELINE, size: FOOT_SIZE, color: COLORS.ink })}
${hasPhoto ? "" : TILE}${isSoldOut ? soldOut(language) : ""}</svg>`;
  return { svg, name: { left: LEFT, top: Math.round(nameTop) } };
}

function stitches(y: number, right: number): string {
  return `<path d="M${LEFT} ${y}H${right}" stroke="${COLORS.muted}" stroke-width="3" stroke-dasharray="6 3"/>`;
}

interface LabelText {
  language: Language;
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  color: string;
}

function labelText({ language, text, x, y, size, color }: LabelText): string {
  // Letters of Bengali hang together on a line of their own.
  const spacing = language === "bn" ? 0 : LETTER_SPACING;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" font-stretch="semi-condensed"
 letter-spacing="${spacing}" fill="${color}">${xmlText(text.toUpperCase())}</text>`;
}

const soldOut = (
  language: Language,
): string => `<rect y="${FLAG.top}" width="${FLAG.width}" height="${FLAG.height}" fill="${COLORS.white}"/>
<rect y="${FLAG.top}" width="${EDGE}" height="${FLAG.height}" fill="${COLORS.selvedge}"/>
${labelText({ language, text: wordsOf("goods", language).stock.soldOut, x: FLAG.textLeft, y: FLAG.baseline, size: FLAG.size, color: COLORS.selvedge })}`;

/** Where there is no picture: the cloth with the label on it. */
const TILE = `<rect width="${SHARE_PHOTO.width}" height="${SHARE_PHOTO.height}" fill="${COLORS.kraft}"/>
<svg x="${TILE_LEFT}" y="${TILE_TOP}" width="${TILE_SIDE}" height="${TILE_SIDE}" viewBox="0 0 64 64">
<rect width="64" height="64" rx="2" fill="${COLORS.indigo}"/>
<path d="M8 11h48M8 53h48" stroke="${COLORS.paper}" stroke-width="2.5" stroke-dasharray="6 3" stroke-linecap="round"/>
<path d="M14 19h36v8H36.5v20h-9V27H14z" fill="${COLORS.paper}"/>
<path d="M61 4v56" stroke="${COLORS.selvedge}" stroke-width="3"/>
</svg>`;
