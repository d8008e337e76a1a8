import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AskAbout } from "@/components/product/ask-about";
import { AddToCartForm } from "@/components/product/add-to-cart-form";
import { ChoiceProvider } from "@/components/product/choice-provider";
import { DeliveryTerms } from "@/components/product/delivery-terms";
import { RememberSeen } from "@/components/product/remember-seen";
import { MoreProducts } from "@/components/product/more-products";
import { OrderByPhone } from "@/components/product/order-by-phone";
import { Price } from "@/components/product/price";
import { ProductBreadcrumb } from "@/components/product/product-breadcrumb";
import { ProductDescription } from "@/components/product/product-description";
import { ProductFacts } from "@/components/product/product-facts";
import { ProductTags } from "@/components/product/product-tags";
import { ProductPictures } from "@/components/product/product-pictures";
import { StockAlert } from "@/components/product/stock-alert";
import { StockNote } from "@/components/product/stock-note";
import { SizeGuideButton } from "@/components/product/size-guide-button";
import { SizeGuideModal } from "@/components/product/size-guide-modal";
import { JsonLd } from "@/components/ui/json-ld";
import { DeferredRender } from "@/components/ui/deferred-render";
import { getCategoryByName } from "@/lib/categories";
import { formatBdt } from "@/lib/platform/text/format";
import { idSchema } from "@/lib/platform/http/id-schema";
import { detailsPath } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { getPicturedColor } from "@/lib/catalogue/products/pictured-color";
import { getCachedProduct, listInSameSizes, listRelatedProducts } from "@/lib/catalogue/products/queries";
import { listAlertChannels } from "@/lib/messages/stock-alerts/queries";
import { sharedSizes } from "@/lib/stock/availability";
import { isSoldOut } from "@/lib/stock/stock-text";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { productMetadata } from "@/lib/seo/page-metadata";
import { productCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { productGraph } from "@/lib/seo/structured-data/product";

/** On a phone pictures, name and form fill the window. */
const BELOW_FIRST_WINDOW = "(max-width: 1023px)";

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
  const category = getCategoryByName(product.category);
  const isGone = isSoldOut(product);
  const instead = isGone ? await listInSameSizes(product) : [];
  const others = await listRelatedProducts(product);
  return (
    <>
      <ProductTags product={product} />
      <ProductBreadcrumb category={category} />
      <ChoiceProvider product={product} alertChannels={listAlertChannels()}>
        <article className="grid grid-cols-1 gap-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-12">
          <ProductPictures />
          <div className="min-w-0">
            <h1 className="text-3xl">{product.name}</h1>
            <Price product={product} className="mt-3 text-2xl" />
            {isGone ? (
              <div className="mt-6 grid gap-3 border-l-4 border-selvedge pl-4">
                <p className="text-lg font-semibold text-selvedge">Sold out</p>
                <StockAlert hasOptions />
              </div>
            ) : (
              <>
                {!product.stockByOption && (
                  <div className="mt-3 flex">
                    <StockNote product={product} />
                  </div>
                )}
                <AddToCartForm
                  picturedColor={getPicturedColor(product)}
                  price={formatBdt(product.price)}
                  sizeGuide={<SizeGuideButton product={product} />}
                >
                  <OrderByPhone product={product} />
                </AddToCartForm>
                <DeliveryTerms />
              </>
            )}
            {isGone && <SizeGuideButton product={product} />}
            <SizeGuideModal product={product} />
            <AskAbout name={product.name} address={absoluteUrl(detailsPath(product._id))} />
            <DeferredRender media={BELOW_FIRST_WINDOW} fallback={<div className="min-h-svh" />}>
              <ProductDescription product={product} />
              <ProductFacts product={product} />
            </DeferredRender>
          </div>
        </article>
      </ChoiceProvider>
      <DeferredRender fallback={<div className="min-h-svh" />}>
        {instead.length > 0 && <Instead product={product} products={instead} />}
        {instead.length === 0 && category && (
          <MoreProducts title={`More ${category.plural}`} products={others} />
        )}
        <RememberSeen id={product._id} name={product.name} image={product.image1} />
        <JsonLd graph={productGraph(product)} />
      </DeferredRender>
    </>
  );
}

/** Products to buy instead of a sold-out one, each with the sizes that it has. */
function Instead({ product, products }: { product: ProductDto; products: ProductDto[] }) {
  const noteOf = (other: ProductDto) => {
    const sizes = sharedSizes(product, other);
    return sizes.length > 0 ? `In ${sizes.join(", ")}` : undefined;
  };
  const title = product.sizes.length > 0 ? "In stock in the same size" : "In stock now";
  return <MoreProducts title={title} products={products} noteOf={noteOf} />;
}
