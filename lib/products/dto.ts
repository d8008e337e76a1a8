import { z } from "zod";
import { CATEGORY_NAMES } from "@/lib/catalog";
import type { StockRow } from "@/lib/products/options";

const stockRowDtoSchema = z.object({
  size: z.string(),
  color: z.string(),
  stock: z.int().describe("Pieces that can be ordered."),
});

export const productDtoSchema = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.enum(CATEGORY_NAMES),
  price: z.int().describe("Whole BDT."),
  fit: z.string(),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  stock: z
    .string()
    .describe("As entered; only digits are a number that is tracked. Counted by option: the sum, in digits."),
  stockByOption: z
    .array(stockRowDtoSchema)
    .optional()
    .describe("Of a product that is counted by size and color; an option without a row is not made."),
  image1: z.string(),
  image2: z.string(),
  image3: z.string(),
  colorImages: z
    .record(z.string(), z.string())
    .optional()
    .describe("The picture of each color that has one of its own."),
  version: z.int().describe("For If-Match."),
});

export type ProductDto = z.output<typeof productDtoSchema>;

type ProductSource = Omit<ProductDto, "_id" | "stockByOption" | "colorImages"> & {
  _id: { toString(): string };
  stockByOption?: StockRow[] | null;
  colorImages?: ColorImage[] | null;
};

interface ColorImage {
  color: string;
  image: string;
}

export function toProductDto(product: ProductSource): ProductDto {
  const { name, category, price, fit, sizes, colors, stock, image1, image2, image3, colorImages, version } =
    product;
  return {
    _id: product._id.toString(),
    name,
    category,
    price,
    fit,
    sizes: [...sizes],
    colors: [...colors],
    stock,
    ...(product.stockByOption && {
      stockByOption: product.stockByOption.map((row) => ({
        size: row.size,
        color: row.color,
        stock: row.stock,
      })),
    }),
    image1,
    image2,
    image3,
    ...(colorImages && colorImages.length > 0 && { colorImages: toColorImages(colorImages) }),
    version,
  };
}

/** `fromEntries` defines its keys: a colour can be called anything. */
export function toColorImages(colorImages: ColorImage[]): Record<string, string> {
  return Object.fromEntries(colorImages.map(({ color, image }) => [color, image]));
}
