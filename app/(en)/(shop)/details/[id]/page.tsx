import { useWords } from "#words";
import type { Metadata } from "next";
import dynamic from "next/dynamic";
import { notFound } from "next/navigation";
import { RememberSeen } from "@/components/product/remember-seen";
import { MoreProducts } from "@/components/product/more-products";
import { ProductArticle } from "@/components/product/product-article";
import { ProductBreadcrumb } from "@/components/product/product-breadcrumb";
import { ProductTags } from "@/components/product/product-tags";
import { JsonLd } from "@/components/ui/json-ld";
import { DeferredRender } from "@/components/ui/deferred-render";
import { getCategoryByName } from "@/lib/categories";
import { categoriesInForce } from "@/lib/shop-categories";
import { idSchema } from "@/lib/platform/http/id-schema";
import { detailsPath } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { getPicturedColor } from "@/lib/catalogue/products/pictured-color";
import { getCachedProduct, listInSameSizes, listRelatedProducts } from "@/lib/catalogue/products/queries";
import { readFirstReviews, readReviewSummary } from "@/lib/orders/reviews/queries";
import { listAlertChannels } from "@/lib/messages/stock-alerts/queries";
import { sharedSizes } from "@/lib/stock/availability";
import { isSoldOut } from "@/lib/stock/stock-text";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { productMetadata } from "@/lib/seo/page-metadata";
import { productCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { productGraph } from "@/lib/seo/structured-data/product";
import { localPath } from "@/lib/words/local-path.mjs";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";

/** Apart from the page, so that the page of a product without reviews brings none of their script. */
const ProductReviews = dynamic(() =>
  import("@/components/product/product-reviews").then(({ ProductReviews: Reviews }) => Reviews),
);

/** Renders no page at build time, which has no database: each is rendered for its first visitor and then cached. */
export function generateStaticParams(): { id: string }[] {
  return [];
}

async function findProduct(params: PageProps<"/details/[id]">["params"]): Promise<ProductDto | null> {
  const id = idSchema.safeParse((await params).id);
  return id.success ? await getCachedProduct(id.data) : null;
}

export async function generateMetadata({ params }: PageProps<"/details/[id]">): Promise<Metadata> {
  const product = await findProduct(params);
  if (!product) return {};
  return withShareCard(productMetadata(product), productCard(product));
}

export default async function DetailsPage({ params }: PageProps<"/details/[id]">) {
  const product = await findProduct(params);
  if (!product) notFound();
  const category = getCategoryByName(categoriesInForce(), product.category);
  const isGone = isSoldOut(product);
  const instead = isGone ? await listInSameSizes(product) : [];
  const others = await listRelatedProducts(product);
  const reviews = await readReviews(product._id);
  return (
    <>
      <ProductTags product={product} />
      <ProductBreadcrumb category={category} />
      <ProductArticle
        product={product}
        alertChannels={listAlertChannels()}
        picturedColor={getPicturedColor(product)}
        address={absoluteUrl(localPath(languageOfRequest(), detailsPath(product._id)))}
        reviews={reviews?.summary}
      />
      <DeferredRender fallback={<div className="min-h-svh" />}>
        {reviews && <ProductReviews productId={product._id} {...reviews} />}
        {instead.length > 0 && <Instead product={product} products={instead} />}
        {instead.length === 0 && category && (
          <MoreProducts title={wordsOf("product").more(category)} products={others} />
        )}
        <RememberSeen
          id={product._id}
          name={product.name}
          // A page in English has nothing in Bangla in it.
          {...(languageOfRequest() === "bn" && { nameBn: product.nameBn ?? "" })}
          image={product.image1}
        />
        <JsonLd graph={productGraph(product, reviews)} />
      </DeferredRender>
    </>
  );
}

/** What customers say of it; undefined where nobody does. */
async function readReviews(productId: string) {
  const summary = await readReviewSummary(productId);
  return summary.count > 0 ? { summary, first: await readFirstReviews(productId) } : undefined;
}

/** Products to buy instead of a sold-out one, each with the sizes that it has. */
function Instead({ product, products }: { product: ProductDto; products: ProductDto[] }) {
  const { inSizes, inSameSize, inStock } = useWords("product");
  const values = useWords("values");
  const noteOf = (other: ProductDto) => {
    const sizes = sharedSizes(product, other);
    return sizes.length > 0 ? inSizes(sizes.map(values.size)) : undefined;
  };
  const title = product.sizes.length > 0 ? inSameSize : inStock;
  return <MoreProducts title={title} products={products} noteOf={noteOf} />;
}
