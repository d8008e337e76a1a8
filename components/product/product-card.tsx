import { useLanguage, useWords } from "#words";
import type { ReactNode } from "react";
import { Price } from "@/components/product/price";
import { CardSwatches } from "@/components/product/card-swatches";
import { StockNote } from "@/components/product/stock-note";
import { EnglishNames } from "@/components/words/english-names";
import { PageLink } from "@/components/ui/page-link";
import { PendingMark } from "@/components/ui/pending-mark";
import { Picture } from "@/components/ui/picture";
import { PictureNote } from "@/components/ui/picture-note";
import { optionPath } from "@/lib/stock/option-path";
import type { CardProduct } from "@/lib/catalogue/products/dto";
import { shownName } from "@/lib/catalogue/products/words";
import { langOfName } from "@/lib/words/owners-text";

const GRID_SIZES = "(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw";

const ANY = { size: "", color: "" };

interface ProductCardProps {
  product: CardProduct;
  /** True for cards that show without scrolling. */
  isEager: boolean;
  headingLevel: 2 | 3;
  note?: ReactNode;
  /** The width of the card in its list, as a sizes attribute. */
  sizes?: string;
}

/** A hang tag: picture, name, fit, price, one action. */
export function ProductCard({ product, isEager, headingLevel, note, sizes = GRID_SIZES }: ProductCardProps) {
  const { card: words } = useWords("listing");
  const { shownIn } = useWords("goods");
  const { color, fit } = useWords("values");
  const language = useLanguage();
  const name = shownName(language, product);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="relative flex h-full flex-col card">
      <div className="relative">
        <Picture src={product.image1} alt={name.text} lang={name.lang} sizes={sizes} isEager={isEager} />
        <PictureNote>
          {product.shownIn && (
            <EnglishNames text={shownIn(color(product.shownIn))} names={[product.shownIn]} />
          )}
        </PictureNote>
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <Heading lang={name.lang} className="text-lg">
          {name.text}
        </Heading>
        {note && <p>{note}</p>}
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {product.fit && (
            <p lang={langOfName(language, fit(product.fit), product.fit)} className="text-muted">
              {fit(product.fit)}
            </p>
          )}
          <StockNote product={product} />
        </div>
        <CardSwatches product={product} />
        {/* As high as its link also while that is on its way, so that the price stays in its place. */}
        <div className="stitch-t mt-auto flex min-h-[calc(3.5rem+1px)] flex-wrap items-center justify-between gap-3 pt-3">
          <Price product={product} className="text-xl whitespace-normal" />
          <PageLink
            href={optionPath(product._id, product.option ?? ANY)}
            aria-label={words.detailsOf(name.text)}
            className="inline-flex min-h-11 items-center rounded-cloth border border-indigo after:absolute after:inset-0 px-4 font-semibold text-indigo hover:bg-indigo hover:text-white"
          >
            {words.details}
            <PendingMark />
          </PageLink>
        </div>
      </div>
    </article>
  );
}
