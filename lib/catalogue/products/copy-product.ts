import type { ProductDto } from "@/lib/catalogue/products/dto";
import { FIELDS } from "@/lib/catalogue/products/fields";
import type { CreateProductRequest } from "@/lib/catalogue/products/schema";
import { COPY_MARKS } from "@/lib/words/copy-marks";

const MAX_NAME = FIELDS.name.maxLength ?? 0;

/**
 * A draft like the product, with its pictures, another name in each language, no pieces, and the prices from before its sale. The first copy
 * of a name is 1.
 */
export function copyOf(product: ProductDto, copy: number): CreateProductRequest {
  const { _id, version: _version, stockByOption, beforeSale, ...fields } = product;
  return {
    ...fields,
    ...(beforeSale && { compareAtPrice: 0, ...beforeSale }),
    name: withMark(product.name, COPY_MARKS.en(copy)),
    ...(product.nameBn && { nameBn: withMark(product.nameBn, COPY_MARKS.bn(copy)) }),
    isDraft: true,
    stock: "0",
    ...(stockByOption && { stockByOption: stockByOption.map((row) => ({ ...row, stock: 0 })) }),
  };
}

const withMark = (name: string, mark: string): string =>
  name.slice(0, MAX_NAME - mark.length).trimEnd() + mark;
