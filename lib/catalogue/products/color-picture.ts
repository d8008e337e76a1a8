import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { PictureField } from "@/lib/catalogue/products/picture-fields";
import { foldOption } from "@/lib/stock/options";

/** What says which picture shows a product in which colour. */
type Pictured = Pick<ProductDto, "image1" | "colorImages">;

/** The picture that a colour has of its own; undefined where it has none. */
export function ownPictureOf({ colorImages }: Pictured, color: string): string | undefined {
  return Object.entries(colorImages ?? {}).find(([name]) => foldOption(name) === foldOption(color))?.[1];
}

/** The picture that shows a product in this colour: its first one where the colour has none of its own. */
export function pictureOf(product: Pictured, color: string): string {
  return ownPictureOf(product, color) ?? product.image1;
}

/** The pictures of a product, each once: that of the colour first, and none that is of another colour. */
export function listPictures(product: Pictured & Pick<ProductDto, PictureField>, color: string): string[] {
  const own = ownPictureOf(product, color);
  const { image1, image2, image3, colorImages = {} } = product;
  // By name: this runs in the shopper's browser, which has no need of the table.
  const pictures = { image1, image2, image3 } satisfies Record<PictureField, string>;
  const ofOthers = own === undefined ? [] : Object.values(colorImages).filter((picture) => picture !== own);
  const all = [...new Set([own ?? image1, ...Object.values(pictures)])];
  return all.filter((picture) => picture !== "" && !ofOthers.includes(picture));
}
