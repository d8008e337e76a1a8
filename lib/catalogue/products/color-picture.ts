import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { PictureField } from "@/lib/catalogue/products/picture-fields";
import { foldOption } from "@/lib/stock/options";
import { shared } from "@/lib/words/en/shared";

/** What says which pictures show a product in which colour. */
export type Pictured = Pick<ProductDto, "image1" | "colorImages" | "colorGalleries">;

/** What the first picture shows, where a gallery or the table of the demo's pictures tells; else null. */
export type PicturedColor = string | null;

const isSame = (one: string, other: string): boolean => foldOption(one) === foldOption(other);

/** The gallery of each colour that has its own. */
export const galleriesOf = ({
  colorImages = {},
  colorGalleries,
}: Pictured): [color: string, images: string[]][] =>
  colorGalleries
    ? Object.entries(colorGalleries)
    : Object.entries(colorImages).map(([color, image]) => [color, [image]]);

/** The gallery that is kept for this colour. */
export const ownGalleryOf = (product: Pictured, color: string): string[] | undefined =>
  galleriesOf(product).find(([name]) => isSame(name, color))?.[1];

/** The picture that shows a product in this colour: its first one where the colour has none of its own. */
export function pictureOf(product: Pictured, color: string): string {
  return ownGalleryOf(product, color)?.[0] ?? product.image1;
}

/** The colour in whose gallery the first picture is. */
export function galleryColorOf(product: Pictured): PicturedColor {
  return galleriesOf(product).find(([, images]) => images.includes(product.image1))?.[0] ?? null;
}

/** The colour that the picture of this colour shows instead of it; null where it shows it, or nobody knows. */
export function shownInstead(product: Pictured, color: string, pictured: PicturedColor): PicturedColor {
  const isOwn = color === "" || ownGalleryOf(product, color) !== undefined;
  return isOwn || pictured === null || isSame(pictured, color) ? null : pictured;
}

/** Whether the page can say which colour the picture of this colour shows; of one colour there is nothing to say. */
export function isPictureKnown(
  product: Pictured & Pick<ProductDto, "colors">,
  color: string,
  pictured: PicturedColor,
): boolean {
  return product.colors.length < 2 || pictured !== null || ownGalleryOf(product, color) !== undefined;
}

/** What a picture says of itself, in English, that shows another colour; null where it does not. */
export const describeShown = (color: PicturedColor | undefined): string | null =>
  color ? shared.shownIn(color) : null;

/**
 * The gallery of a colour, each picture once. Pictures 1 – 3 are the gallery of the colour that the first of them shows,
 * and of a colour that has none; where the first one is in no gallery, they follow a gallery of one picture.
 */
export function listPictures(product: Pictured & Pick<ProductDto, PictureField>, color: string): string[] {
  const { image1, image2, image3 } = product;
  // By name: this runs in the shopper's browser, which has no need of the table.
  const pictures = { image1, image2, image3 } satisfies Record<PictureField, string>;
  const given = Object.values(pictures).filter(Boolean);
  const own = ownGalleryOf(product, color);
  if (!own) return [...new Set(given)];
  const ofFirst = galleryColorOf(product);
  const isWhole = ofFirst === null ? own.length > 1 : !isSame(ofFirst, color);
  if (isWhole) return own;
  const ofOthers = new Set(
    galleriesOf(product).flatMap(([name, images]) => (isSame(name, color) ? [] : images)),
  );
  return [...new Set([...own, ...given.filter((picture) => !ofOthers.has(picture))])];
}
