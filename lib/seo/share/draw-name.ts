import "server-only";
import { COLORS } from "@/lib/seo/share/colors";
import { type DrawnText, drawText } from "@/lib/seo/share/draw-text";
import { readableName, SHARE_NAME } from "@/lib/seo/share/rules";

/** In pixels. The least of them holds the longest name that a product may have. */
const SIZES = [60, 52, 44, 38, 33, 28, 24];

/** A name as large as its place allows; null of one without a letter that the fonts have. */
export async function drawName(name: string): Promise<DrawnText | null> {
  const text = readableName(name);
  return text ? await drawText(text, { sizes: SIZES, color: COLORS.ink, place: SHARE_NAME }) : null;
}
