import type { CategoryName } from "@/lib/categories";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { type StockRow, sumStock } from "@/lib/stock/options";

import { detailsOf } from "./details";

export interface DemoProduct extends Omit<ProductDto, "_id" | "version"> {
  slug: string;
}

/** For each colour the pieces of each size, in the order of the sizes; `-` where it is not made. */
type CountsByColor = Readonly<Record<string, string>>;

/** One line of a price list; sizes and colours are comma-separated as an admin would type them. */
export type ProductRow = readonly [
  slug: string,
  name: string,
  price: number,
  fit: string,
  sizes: string,
  colors: string,
  stock: string | CountsByColor,
];

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

export function listOf(category: CategoryName, rows: readonly ProductRow[]): DemoProduct[] {
  return rows.map(([slug, name, price, fit, sizes, colors, stock]) => {
    const options = { sizes: splitList(sizes), colors: splitList(colors) };
    return {
      slug,
      name,
      category,
      price,
      fit,
      ...detailsOf({ slug, category, fit }),
      ...options,
      ...(typeof stock === "string" ? { stock } : countOptions(stock, options.sizes)),
      ...picturesOf(slug, options.colors),
    };
  });
}

function countOptions(counts: CountsByColor, sizes: string[]): { stock: string; stockByOption: StockRow[] } {
  const stockByOption = Object.entries(counts).flatMap(([color, pieces]) => {
    const ofSizes = pieces.split(" ");
    const made = sizes.filter((_, index) => ofSizes[index] !== "-");
    return made.map((size) => ({ size, color, stock: Number(ofSizes[sizes.indexOf(size)]) }));
  });
  return { stock: String(sumStock(stockByOption)), stockByOption };
}

function picturesOf(slug: string, colors: string[]) {
  const image1 = getPicturePath(slug, 1, 960);
  const others = listOtherPicturedColors({ colors }).map((color) => [
    color,
    getPicturePath(getColorSlug(slug, color), 1, 960),
  ]);
  return {
    image1,
    image2: getPicturePath(slug, 2, 960),
    image3: getPicturePath(slug, 3, 960),
    ...(others.length > 0 && { colorImages: Object.fromEntries([[colors[0], image1], ...others]) }),
  };
}

function splitList(text: string): string[] {
  return text.split(",").map((part) => part.trim());
}
