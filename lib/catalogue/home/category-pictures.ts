import "server-only";
import type { CategorySlug, DefaultSlug } from "@/lib/categories";
import { isDemoPicture } from "@/lib/catalogue/products/demo-pictures";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { listNewestOf } from "@/lib/catalogue/products/queries";
import { categoriesInForce } from "@/lib/shop-categories";

/** The demo's picture of each of the twelve; neighbours differ in color. */
const DEMO_PICTURES: Readonly<Record<CategorySlug, string>> = {
  denimpants: "stone-wash-tapered-jean",
  twillpants: "olive-cargo-twill",
  shorts: "brick-french-terry-short",
  fullshirts: "navy-gingham-check",
  halfshirts: "marigold-rayon-camp",
  polotshirts: "bottle-green-polo",
  basictshirts: "breton-stripe-tee",
  dropshoulders: "lavender-drop-tee",
  boxers: "blue-check-boxer",
  belts: "cognac-braided-belt",
  wallets: "navy-zip-wallet",
  caps: "khaki-washed-cap",
} satisfies Record<DefaultSlug, string>;

/** The picture of each category that has a product, by the category's address. */
export async function listCategoryPictures(): Promise<Record<CategorySlug, string>> {
  const pictures = await Promise.all(
    categoriesInForce().map(async ({ slug, name }) => {
      const picture = pictureOf(slug, await listNewestOf(name));
      return picture === undefined ? [] : [[slug, picture] as const];
    }),
  );
  return Object.fromEntries(pictures.flat());
}

/** The demo's picture while the demo's products are among the newest of the category, then that of the newest one. */
export function pictureOf(
  slug: CategorySlug,
  newest: readonly Pick<ProductDto, "image1">[],
): string | undefined {
  const isOfDemo = newest.some(({ image1 }) => isDemoPicture(image1));
  return isOfDemo && Object.hasOwn(DEMO_PICTURES, slug)
    ? `/catalogue/${DEMO_PICTURES[slug]}-1-960.webp`
    : newest[0]?.image1;
}
