import type { ProductDto } from "@/lib/catalogue/products/dto";

export interface DemoProduct extends Omit<ProductDto, "_id" | "version"> {
  slug: string;
}

export const PICTURE_VIEWS = [1, 2, 3] as const;
export const PICTURE_WIDTHS = [480, 960] as const;

export function getPicturePath(slug: string, view: number, width: number): string {
  return `/catalogue/${slug}-${view}-${width}.webp`;
}

/** The slug under which the pictures lie that show a product in a colour other than its first. */
export function getColorSlug(slug: string, color: string): string {
  return `${slug}-in-${color.toLowerCase().replaceAll(" ", "-")}`;
}

/** The colours other than the first that have a picture of their own. */
export function listOtherPicturedColors({ colors }: { colors: string[] }): string[] {
  return colors.length === 2 ? colors.slice(1) : [];
}
