import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { pickOption } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { findSpelling, isOptionMade, type ProductOption } from "@/lib/stock/options";

/**
 * The chosen option in the product's own spelling; without a choice, the first size or colour that can be had. Throws
 * INVALID_FIELDS for one that the product does not come in.
 */
export function chooseOption(product: ProductDto, { size, color }: ProductOption): ProductOption {
  requireOneOf("size", size, product.sizes);
  requireOneOf("color", color, product.colors);
  const chosen = pickOption(product, { size, color });
  if (!isOptionMade(product, chosen)) throw notMade("size");
  return chosen;
}

function requireOneOf(field: "size" | "color", value: string, options: string[]): void {
  if (value !== "" && findSpelling(options, value) === undefined) throw notMade(field);
}

function notMade(field: "size" | "color"): AppError {
  const message = `It isn't made in this ${field}. Please choose one of those shown.`;
  return new AppError("INVALID_FIELDS", { message, fields: { [field]: message } });
}
