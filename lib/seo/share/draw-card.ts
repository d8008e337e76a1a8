import "server-only";
import type { OverlayOptions } from "sharp";
import { sharp } from "@/lib/catalogue/images/sharp";
import { BRAND_PLACE, writeCard } from "@/lib/seo/share/card-svg";
import type { ShareCard } from "@/lib/seo/share/cards";
import { COLORS } from "@/lib/seo/share/colors";
import { drawName } from "@/lib/seo/share/draw-name";
import { type DrawnText, drawText, registerFonts } from "@/lib/seo/share/draw-text";
import { loadPhoto } from "@/lib/seo/share/load-photo";
import { SHARE_NAME, SHARE_PHOTO, SHARE_PHOTOS, SHARE_SIZE } from "@/lib/seo/share/rules";
import { brandName } from "@/lib/shop-facts";
import type { Language } from "@/lib/words/constants";
import { langOfText } from "@/lib/words/owners-text";

const QUALITY = 86;
const BRAND = { sizes: [34], color: COLORS.ink, place: SHARE_NAME };
/** In pixels. */
const LETTER_SPACING = 5;

/** The card as JPEG: as PNG a photograph would be half a megabyte, and Messenger does not show a slow picture. */
export async function drawCard({
  language,
  label,
  name,
  fact,
  isSoldOut,
  photos,
}: ShareCard): Promise<Buffer> {
  // The card itself holds text too, and finds only fonts that are known.
  await registerFonts();
  const brand = await drawBrand(language);
  const drawnName = await drawName(name);
  const shown = await placePhotos(photos);
  const card = writeCard({
    language,
    label,
    fact,
    isSoldOut,
    hasPhoto: shown.length > 0,
    nameHeight: drawnName?.height ?? 0,
    brandWidth: brand?.width ?? 0,
  });
  const layers: OverlayOptions[] = [...shown, { input: Buffer.from(card.svg), left: 0, top: 0 }];
  if (drawnName) layers.push({ input: drawnName.bytes, ...card.name });
  if (brand) {
    const top = Math.round(BRAND_PLACE.middle - brand.height / 2);
    layers.push({ input: brand.bytes, left: BRAND_PLACE.left, top });
  }
  return await sharp({ create: { ...SHARE_SIZE, channels: 3, background: COLORS.paper } })
    .composite(layers)
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}

/** The shop's name with its letters apart, as on its label; those of Bengali hang together. */
async function drawBrand(language: Language): Promise<DrawnText | null> {
  const name = brandName(language);
  const isBengali = language === "bn" && langOfText(language, name) === undefined;
  return await drawText(name.toUpperCase(), { ...BRAND, letterSpacing: isBengali ? 0 : LETTER_SPACING });
}

/** Four small ones, or one: fewer than four would leave holes. */
async function placePhotos(addresses: string[]): Promise<OverlayOptions[]> {
  if (addresses.length >= SHARE_PHOTOS) {
    const small = await placeAll(addresses, 2);
    if (small.length === SHARE_PHOTOS) return small;
  }
  return (await placeAll(addresses, 1)).slice(0, 1);
}

async function placeAll(addresses: string[], side: number): Promise<OverlayOptions[]> {
  const width = SHARE_PHOTO.width / side;
  const height = SHARE_PHOTO.height / side;
  const placed: OverlayOptions[] = [];
  for (const address of addresses) {
    const photo = await loadPhoto(address, { width, height, background: COLORS.kraft });
    const left = (placed.length % side) * width;
    const top = Math.floor(placed.length / side) * height;
    if (photo) placed.push({ ...photo, left, top });
  }
  return placed;
}
