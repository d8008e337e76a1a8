import "server-only";
import { createHash } from "node:crypto";
import { optionPath } from "@/lib/stock/option-path";
import { listPictures, ownGalleryOf, pictureOf } from "@/lib/catalogue/products/color-picture";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { describeOption, optionKey, type ProductOption } from "@/lib/stock/options";

/** An option of a product as search engines and catalogues list it: each size and colour is a thing of its own. */
export interface Variant extends ProductOption {
  sku: string;
  /** The names of product and option, with a comma between. */
  name: string;
  /** A number as text, like the stock of a product that is counted as one. */
  stock: string;
  /** Its colour's gallery: the first, and those behind it. */
  image: string;
  otherImages: string[];
  /** The path of the product's page with this option chosen. */
  path: string;
}

/** The options that a product is made in; none where it is counted as one, or not at all. */
export function listVariants(product: ProductDto): Variant[] {
  return (product.stockByOption ?? []).map(({ size, color, stock }) => ({
    size,
    color,
    sku: skuOf(product._id, { size, color }),
    name: [product.name, describeOption({ size, color })].filter(Boolean).join(", "),
    stock: String(stock),
    image: pictureOf(product, color),
    otherImages: otherImagesOf(product, color),
    path: optionPath(product._id, { size, color }),
  }));
}

/** Pictures that may show another colour are none of its own. */
function otherImagesOf(product: ProductDto, color: string): string[] {
  const isFirst = pictureOf(product, color) === product.image1;
  const own = isFirst ? listPictures(product, color) : ownGalleryOf(product, color);
  return own?.slice(1) ?? [];
}

/** 48 bits, which two of 400 options share once in 10⁹ products; behind a product's id, within the 50 characters of a feed. */
const DIGEST_DIGITS = 12;

/** The same for the same option for good, however it is spelled; in letters that any printer has. */
export function skuOf(productId: string, option: ProductOption): string {
  const digest = createHash("sha256").update(optionKey(option)).digest("hex");
  return `${productId}-${digest.slice(0, DIGEST_DIGITS)}`;
}

/** What tells the variants apart. */
export function listVaryingKinds(variants: Variant[]): ("size" | "color")[] {
  return (["size", "color"] as const).filter(
    (kind) => new Set(variants.map((variant) => variant[kind])).size > 1,
  );
}
