import type { ProductDto } from "@/lib/catalogue/products/dto";

export interface DemoProduct extends Omit<ProductDto, "_id" | "version"> {
  slug: string;
}

export const PICTURE_VIEWS = [1, 2, 3] as const;
/** On a card, on a page, and for zooming in; the address of a picture is that of the second. */
export const PICTURE_WIDTHS = [480, 960, 1280] as const;

export function getPicturePath(slug: string, view: number, width: number): string {
  return `/catalogue/${slug}-${view}-${width}.webp`;
}

export function toColorSlug(color: string): string {
  return color.toLowerCase().replaceAll(" ", "-");
}

/** The slug under which the pictures lie that show a product in a colour other than its first. */
export function getColorSlug(slug: string, color: string): string {
  return `${slug}-in-${toColorSlug(color)}`;
}

/** The colours after the first, whose pictures lie under slugs of their own. */
export function listOtherColors({ colors }: { colors: string[] }): string[] {
  return colors.slice(1);
}
