import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { CATEGORY_NAMES } from "@/lib/categories";
import { type StockRow, sumStock } from "@/lib/stock/options";
import { type DemoProduct, getColorSlug, getPicturePath } from "./product";
import { findDrawnColors } from "@/lib/catalogue/products/drawn-colors";
import { optionSlug } from "@/lib/platform/text/option-slug";
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
  description: z.string(),
});

const readTable = (file: string): unknown =>
  parse(readFileSync(new URL(file, import.meta.url)), { columns: true });

const textsInBangla = new Map(
  z
    .array(
      z.object({
        slug: z.string(),
        nameBn: z.string(),
        descriptionBn: z.string(),
        /** Of a size advice of its own. */
        fitNoteBn: z.string().transform((text) => text || undefined),
      }),
    )
    .parse(readTable("products.bn.csv"))
    .map(({ slug, fitNoteBn, ...texts }) => [slug, { ...texts, ...(fitNoteBn && { fitNoteBn }) }]),
);

export const DEMO_PRODUCTS: DemoProduct[] = z
  .array(rowSchema)
  .parse(readTable("products.csv"))
  .map(({ category, slug, name, price, fit, sizes, colors, stock, description, ...label }) => ({
    slug,
    name,
    category,
    price,
    fit,
    description,
    ...labelOf({ category, fit, ...label }),
    sizes,
    colors,
    ...(stock.includes(":") ? countOptions(stock, sizes) : { stock }),
    ...picturesOf(slug, colors),
    ...textsInBangla.get(slug),
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
  const galleries = listGalleries(slug, colors);
  return {
    image1: getPicturePath(slug, 1, 960),
    image2: getPicturePath(slug, 2, 960),
    image3: getPicturePath(slug, 3, 960),
    ...(colors.length > 1 &&
      galleries.length > 1 && {
        colorImages: Object.fromEntries(galleries.map(([color, [first = ""]]) => [color, first])),
        colorGalleries: Object.fromEntries(galleries),
      }),
  };
}

/** The drawn views of each colour; those of the first have no colour in their name. */
function listGalleries(slug: string, colors: string[]): [color: string, pictures: string[]][] {
  const drawn = findDrawnColors(slug);
  return colors.flatMap((color, index): [string, string[]][] => {
    const views = drawn.find((one) => one.slug === optionSlug(color))?.views ?? [];
    const stem = index === 0 ? slug : getColorSlug(slug, color);
    return views.length === 0 ? [] : [[color, views.map((view) => getPicturePath(stem, view, 960))]];
  });
}
