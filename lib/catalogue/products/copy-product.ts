import type { ProductDto } from "@/lib/catalogue/products/dto";
import { FIELDS } from "@/lib/catalogue/products/fields";
import type { CreateProductRequest } from "@/lib/catalogue/products/schema";

const MAX_NAME = FIELDS.name.maxLength ?? 0;

/**
 * A draft like the product, with its pictures, another name, no pieces, and the prices from before its sale. The first copy
 * of a name is 1.
 */
export function copyOf(product: ProductDto, copy: number): CreateProductRequest {
  const { _id, version: _version, stockByOption, beforeSale, ...fields } = product;
  const mark = copy === 1 ? " copy" : ` copy ${copy}`;
  return {
    ...fields,
    ...(beforeSale && { compareAtPrice: 0, ...beforeSale }),
    name: product.name.slice(0, MAX_NAME - mark.length).trimEnd() + mark,
    isDraft: true,
    stock: "0",
    ...(stockByOption && { stockByOption: stockByOption.map((row) => ({ ...row, stock: 0 })) }),
  };
}
