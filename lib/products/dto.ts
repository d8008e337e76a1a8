import { z } from "zod";
import { CATEGORY_NAMES } from "@/lib/catalog";
import { DETAIL_FIELDS, type DetailField, type ProductDetails } from "@/lib/products/constants";
import type { Choosable, StockNote } from "@/lib/products/availability";
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
  fabric: z.string().optional(),
  weight: z.string().optional().describe("Of the cloth, with its unit."),
  care: z.string().optional(),
  origin: z.string().optional(),
  fitNote: z.string().optional(),
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

/** What a card shows of a product: also what it says of the stock, or what tells that. */
export type CardProduct = Pick<ProductDto, "_id" | "name" | "price" | "fit" | "image1"> &
  (Choosable | { stockNote: StockNote });

type ProductSource = Omit<ProductDto, "_id" | "stockByOption" | "colorImages" | DetailField> & {
  _id: { toString(): string };
  stockByOption?: StockRow[] | null;
  colorImages?: ColorImage[] | null;
} & { [Field in DetailField]?: string | null | undefined };

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
    ...filledDetails(product),
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

/** Those that say something. */
export function filledDetails(product: {
  [Field in DetailField]?: string | null | undefined;
}): ProductDetails {
  const filled = DETAIL_FIELDS.filter((field) => product[field]);
  return Object.fromEntries(filled.map((field) => [field, product[field]]));
}

/** `fromEntries` defines its keys: a colour can be called anything. */
export function toColorImages(colorImages: ColorImage[]): Record<string, string> {
  return Object.fromEntries(colorImages.map(({ color, image }) => [color, image]));
}
