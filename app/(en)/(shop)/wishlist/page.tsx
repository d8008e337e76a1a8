import type { Metadata } from "next";
import { CategoryLinks } from "@/components/layout/category-links";
import { OwnWishlist } from "@/components/product/own-wishlist";
import { SharedWishlist } from "@/components/product/shared-wishlist";
import { WishGrid } from "@/components/product/wish-grid";
import { listDeleted, listWished } from "@/lib/catalogue/wishlist/queries";
import { listWishes } from "@/lib/catalogue/wishlist/rules";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { notIndexed, pageMetadata } from "@/lib/seo/page-metadata";
import { wishlistPage } from "@/lib/seo/public-pages";
import { wordsOf } from "@/lib/words/of-request";

/** The page is rendered for each visit, and so is its metadata. */
export async function generateMetadata({ searchParams }: PageProps<"/wishlist">): Promise<Metadata> {
  await searchParams;
  return notIndexed(pageMetadata(wishlistPage()));
}

export default async function WishlistPage({ searchParams }: PageProps<"/wishlist">) {
  const { products: asked } = await searchParams;
  const wishes = typeof asked === "string" ? listWishes(asked) : [];
  const [products, gone] =
    wishes.length > 0
      ? await withPageDeadline(() => Promise.all([listWished(wishes), listDeleted(wishes)]))
      : [[], []];
  const { title, empty, needsScript } = wordsOf("listing").wishlist;
  return (
    <>
      <h1 className="mb-6 text-3xl">{title}</h1>
      <noscript>
        <p>{needsScript}</p>
      </noscript>
      <OwnWishlist
        asked={wishes.join(" ")}
        gone={gone.join(" ")}
        isBare={products.length === 0}
        shared={<SharedWishlist asked={wishes.join(" ")} />}
        empty={
          <>
            <p className="mb-6 max-w-prose">{empty}</p>
            <CategoryLinks />
          </>
        }
      >
        <WishGrid products={products} />
      </OwnWishlist>
    </>
  );
}
