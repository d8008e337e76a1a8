import { listFields } from "@/lib/catalogue/products/list-fields";

/** A product's pictures that are of no colour, the first one first. */
export const PICTURE_FIELDS = listFields("kind", "picture");

export type PictureField = (typeof PICTURE_FIELDS)[number];

/** The addresses of those that there are. */
export function listPictureAddresses(product: {
  [Field in PictureField]?: string | null | undefined;
}): string[] {
  return PICTURE_FIELDS.flatMap((field) => product[field] || []);
}
