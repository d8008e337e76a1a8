import type { CategoryName } from "@/lib/catalog";

export interface DemoProduct {
  slug: string;
  name: string;
  category: CategoryName;
  price: number;
  fit: string;
  sizes: string[];
  colors: string[];
  stock: string;
  image1: string;
  image2: string;
  image3: string;
}

/** One line of a price list; sizes and colours are comma-separated as an admin would type them. */
export type ProductRow = readonly [
  slug: string,
  name: string,
  price: number,
  fit: string,
  sizes: string,
  colors: string,
  stock: string,
];

export const PICTURE_VIEWS = [1, 2, 3] as const;
export const PICTURE_WIDTHS = [480, 960] as const;

export function getPicturePath(slug: string, view: number, width: number): string {
  return `/catalogue/${slug}-${view}-${width}.webp`;
}

export function listOf(category: CategoryName, rows: readonly ProductRow[]): DemoProduct[] {
  return rows.map(([slug, name, price, fit, sizes, colors, stock]) => ({
    slug,
    name,
    category,
    price,
    fit,
    sizes: splitList(sizes),
    colors: splitList(colors),
    stock,
    image1: getPicturePath(slug, 1, 960),
    image2: getPicturePath(slug, 2, 960),
    image3: getPicturePath(slug, 3, 960),
  }));
}

function splitList(text: string): string[] {
  return text.split(",").map((part) => part.trim());
}
