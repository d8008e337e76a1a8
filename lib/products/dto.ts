import { z } from "zod";
import { CATEGORY_NAMES } from "@/lib/catalog";

export const productDtoSchema = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.enum(CATEGORY_NAMES),
  price: z.int().describe("Whole BDT."),
  fit: z.string(),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  stock: z.string().describe("As entered; only digits are a number that is tracked."),
  image1: z.string(),
  image2: z.string(),
  image3: z.string(),
  version: z.int().describe("For If-Match."),
});

export type ProductDto = z.output<typeof productDtoSchema>;

type ProductSource = Omit<ProductDto, "_id"> & { _id: { toString(): string } };

export function toProductDto(product: ProductSource): ProductDto {
  const { name, category, price, fit, sizes, colors, stock, image1, image2, image3, version } = product;
  return {
    _id: product._id.toString(),
    name,
    category,
    price,
    fit,
    sizes: [...sizes],
    colors: [...colors],
    stock,
    image1,
    image2,
    image3,
    version,
  };
}
