import {
  galleryColorOf,
  listPictures,
  type PicturedColor,
  pictureOf,
  shownInstead,
} from "@/lib/catalogue/products/color-picture";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { findDrawnColors } from "@/lib/catalogue/products/drawn-colors";
import { optionSlug } from "@/lib/platform/text/option-slug";

const CATALOGUE_PICTURE = /^\/catalogue\/(.+)-[123]-960\.webp$/;

type Pictured = Pick<ProductDto, "image1" | "colors" | "colorImages" | "colorGalleries">;

/** The colour that the product's first picture shows; null if it is not known, or no longer one of its colours. */
export function getPicturedColor(product: Pictured): PicturedColor {
  const ofGallery = galleryColorOf(product);
  if (ofGallery !== null) return ofGallery;
  const [first] = findDrawnColors(CATALOGUE_PICTURE.exec(product.image1)?.[1] ?? "");
  return product.colors.find((color) => optionSlug(color) === first?.slug) ?? null;
}

/** What stands for a product in one colour wherever it is shown. */
export interface ColorLook {
  image1: string;
  /** The colour that the picture shows, where it is another one. */
  shownIn?: string;
}

/** The one answer to which picture shows a product in a colour: on cards, in carts and orders, in messages, at the desk. */
export function lookOf(product: Pictured, color: string): ColorLook {
  const instead = shownInstead(product, color, getPicturedColor(product));
  return { image1: pictureOf(product, color), ...(instead !== null && { shownIn: instead }) };
}

/** The same with the first three of its gallery, as a line of a cart or an order keeps them. */
export function lookOfLine(product: Pictured & Pick<ProductDto, "image2" | "image3">, color: string) {
  const [, image2 = "", image3 = ""] = listPictures(product, color);
  return { ...lookOf(product, color), image2, image3 };
}
