import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { CATEGORY_NAMES } from "@/lib/categories";
import { type StockRow, sumStock } from "@/lib/stock/options";
import { type DemoProduct, getColorSlug, getPicturePath, listOtherColors } from "./product";
import { labelOf } from "./label";

const list = z.string().transform((text) => text.split(", "));

/** A row of products.csv, as somebody types a price list. */
const rowSchema = z.object({
  category: z.enum(CATEGORY_NAMES),
  slug: z.string(),
  name: z.string(),
  price: z.coerce.number(),
  fit: z.string(),
  sizes: list,
  colors: list,
  /** For each colour the pieces of each size, in the order of the sizes, `-` where it is not made; or the pieces of all. */
  stock: z.string(),
  fabric: z.string(),
  weight: z.string(),
  /** Where it differs from what its category needs. */
  care: z.string(),
  /** Where it differs from what its cut says. */
  fitNote: z.string(),
});

const FILE = new URL("products.csv", import.meta.url);

export const DEMO_PRODUCTS: DemoProduct[] = z
  .array(rowSchema)
  .parse(parse(readFileSync(FILE), { columns: true }))
  .map(({ category, slug, name, price, fit, sizes, colors, stock, ...label }) => ({
    slug,
    name,
    category,
    price,
    fit,
    ...labelOf({ category, fit, ...label }),
    sizes,
    colors,
    ...(stock.includes(":") ? countOptions(stock, sizes) : { stock }),
    ...picturesOf(slug, colors),
  }));

function countOptions(counts: string, sizes: string[]): { stock: string; stockByOption: StockRow[] } {
  const stockByOption = counts.split("; ").flatMap((ofColor) => {
    const [color = "", pieces = ""] = ofColor.split(": ");
    const ofSizes = pieces.split(" ");
    const made = sizes.filter((_, index) => ofSizes[index] !== "-");
    return made.map((size) => ({ size, color, stock: Number(ofSizes[sizes.indexOf(size)]) }));
  });
  return { stock: String(sumStock(stockByOption)), stockByOption };
}

function picturesOf(slug: string, colors: string[]) {
  const image1 = getPicturePath(slug, 1, 960);
  const others = listOtherColors({ colors }).map((color) => [
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
