import { useLanguage, useWords } from "#words";
import { AddToCartForm } from "@/components/product/add-to-cart-form";
import { AskAbout } from "@/components/product/ask-about";
import { ChoiceProvider } from "@/components/product/choice-provider";
import { DeliveryTerms } from "@/components/product/delivery-terms";
import { listLooks } from "@/components/product/first-choice";
import { OrderByPhone } from "@/components/product/order-by-phone";
import { Price } from "@/components/product/price";
import { ProductDescription } from "@/components/product/product-description";
import { ProductFacts } from "@/components/product/product-facts";
import { ProductPictures } from "@/components/product/product-pictures";
import { AverageLink } from "@/components/product/average-link";
import { SizeGuideButton } from "@/components/product/size-guide-button";
import { SizeGuideModal } from "@/components/product/size-guide-modal";
import { SoldOutNote } from "@/components/product/sold-out-note";
import { StockAlert } from "@/components/product/stock-alert";
import { StockNote } from "@/components/product/stock-note";
import { DeferredRender } from "@/components/ui/deferred-render";
import { listProductColors } from "@/lib/catalogue/search/swatches";
import { OPENED_COLOR_SCRIPT } from "@/lib/platform/opened-color.mjs";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { ReviewSummary } from "@/lib/orders/reviews/dto";
import type { AlertChannel } from "@/lib/messages/stock-alerts/constants";
import { isSoldOut } from "@/lib/stock/stock-text";
import { inLanguage, shownName } from "@/lib/catalogue/products/words";

/** On a phone pictures, name and form fill the window. */
const BELOW_FIRST_WINDOW = "(max-width: 1023px)";

interface ProductArticleProps {
  product: ProductDto;
  alertChannels: AlertChannel[];
  /** The colour of the first picture, where that is known. */
  picturedColor: string | null;
  /** The whole address of its page. */
  address: string;
  /** Left out where nobody has reviewed it. */
  reviews?: ReviewSummary | undefined;
}

/** A product with its pictures, choices and facts: its page, and the preview of it. */
export function ProductArticle(props: ProductArticleProps) {
  const { product, alertChannels, picturedColor, address, reviews } = props;
  const { money } = useWords("units");
  const language = useLanguage();
  const name = shownName(language, product);
  const isGone = isSoldOut(product);
  const colors = listProductColors(product);
  const looks = listLooks({ product, colors, picturedColor });
  const heading = <Heading {...{ product, reviews }} />;
  return (
    // An English page brings the browser no texts in Bangla.
    <ChoiceProvider
      {...{ alertChannels, picturedColor, colors }}
      product={language === "en" ? inLanguage(language, product) : product}
    >
      <article className="grid grid-cols-1 gap-3 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-12">
        <ProductPictures looks={looks} />
        {looks && <script suppressHydrationWarning>{OPENED_COLOR_SCRIPT}</script>}
        <div className="min-w-0">
          {isGone ? (
            <>
              {heading}
              <div className="mt-6 grid gap-3 border-l-4 border-selvedge pl-4">
                <SoldOutNote />
                <StockAlert hasOptions />
              </div>
            </>
          ) : (
            <>
              <AddToCartForm
                price={money(product.price)}
                heading={heading}
                sizeGuide={<SizeGuideButton product={product} />}
              >
                <OrderByPhone product={product} />
              </AddToCartForm>
              <DeliveryTerms price={product.price} />
            </>
          )}
          {isGone && <SizeGuideButton product={product} />}
          <SizeGuideModal product={product} />
          <AskAbout productId={product._id} name={name.text} address={address} />
          <DeferredRender media={BELOW_FIRST_WINDOW} fallback={<div className="min-h-svh" />}>
            <ProductDescription product={product} />
            <ProductFacts product={product} />
          </DeferredRender>
        </div>
      </article>
    </ChoiceProvider>
  );
}

function Heading({ product, reviews }: Pick<ProductArticleProps, "product" | "reviews">) {
  const name = shownName(useLanguage(), product);
  return (
    <div>
      <h1 lang={name.lang} className="text-3xl">
        {name.text}
      </h1>
      {reviews ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-6">
          <Price product={product} className="text-2xl" />
          <AverageLink summary={reviews} />
        </div>
      ) : (
        <Price product={product} className="mt-3 text-2xl" />
      )}
      {!isSoldOut(product) && !product.stockByOption && (
        <div className="mt-3 flex">
          <StockNote product={product} />
        </div>
      )}
    </div>
  );
}
