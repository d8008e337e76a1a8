import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AddToCartForm } from "@/components/product/add-to-cart-form";
import { ChoiceProvider } from "@/components/product/choice-provider";
import { RelatedProducts } from "@/components/product/related-products";
import { OrderByPhone } from "@/components/product/order-by-phone";
import { ProductBreadcrumb } from "@/components/product/product-breadcrumb";
import { ProductFacts } from "@/components/product/product-facts";
import { ProductTags } from "@/components/product/product-tags";
import { ProductPictures } from "@/components/product/product-pictures";
import { SameSizeProducts } from "@/components/product/same-size-products";
import { StockNote } from "@/components/product/stock-note";
import { SizeGuideModal } from "@/components/product/size-guide-modal";
import { JsonLd } from "@/components/ui/json-ld";
import { DeferredRender } from "@/components/ui/deferred-render";
import { getCategoryByName } from "@/lib/catalog";
import { formatBdt } from "@/lib/format";
import { idSchema } from "@/lib/http/id-schema";
import type { ProductDto } from "@/lib/products/dto";
import { getPicturedColor } from "@/lib/products/pictured-color";
import { getCachedProduct, listInSameSizes, listRelatedProducts } from "@/lib/products/queries";
import { isSoldOut } from "@/lib/products/rules";
import { productMetadata } from "@/lib/seo/page-metadata";
import { productCard } from "@/lib/share/cards";
import { withShareCard } from "@/lib/share/open-graph";
import { productGraph } from "@/lib/structured-data/product";

/** On a phone pictures, name and form fill the window. */
const BELOW_FIRST_WINDOW = "(max-width: 1023px)";

interface DetailsPageProps {
  params: Promise<{ id: string }>;
}

/** None at build time, which has no database: each page is made for its first visitor and then cached. */
export function generateStaticParams(): { id: string }[] {
  return [];
}

async function findProduct(params: DetailsPageProps["params"]): Promise<ProductDto | null> {
  const id = idSchema.safeParse((await params).id);
  return id.success ? await getCachedProduct(id.data) : null;
}

export async function generateMetadata({ params }: DetailsPageProps): Promise<Metadata> {
  const product = await findProduct(params);
  if (!product) return {};
  return withShareCard(productMetadata(product), productCard(product));
}

export default async function DetailsPage({ params }: DetailsPageProps) {
  const product = await findProduct(params);
  if (!product) notFound();
  const category = getCategoryByName(product.category);
  const isGone = isSoldOut(product);
  const instead = isGone ? await listInSameSizes(product) : [];
  const others = await listRelatedProducts(product);
  return (
    <>
      <ProductTags product={product} />
      <ProductBreadcrumb category={category} />
      <ChoiceProvider product={product}>
        <article className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
          <ProductPictures />
          <div>
            <h1 className="text-3xl">{product.name}</h1>
            <p className="price mt-3 text-2xl">{formatBdt(product.price)}</p>
            {isGone ? (
              <p className="mt-6 border-l-4 border-selvedge pl-4 text-lg font-semibold text-selvedge">
                Sold out
              </p>
            ) : (
              <>
                {!product.stockByOption && (
                  <div className="mt-3 flex">
                    <StockNote product={product} />
                  </div>
                )}
                <AddToCartForm picturedColor={getPicturedColor(product)} price={formatBdt(product.price)}>
                  <OrderByPhone product={product} />
                </AddToCartForm>
              </>
            )}
            <SizeGuideModal product={product} />
            <DeferredRender media={BELOW_FIRST_WINDOW} fallback={<div className="min-h-svh" />}>
              <ProductFacts product={product} />
            </DeferredRender>
          </div>
        </article>
      </ChoiceProvider>
      <DeferredRender fallback={<div className="min-h-svh" />}>
        {instead.length > 0 ? (
          <SameSizeProducts product={product} products={instead} />
        ) : (
          category && <RelatedProducts category={category} products={others} />
        )}
        <JsonLd graph={productGraph(product)} />
      </DeferredRender>
    </>
  );
}
