import { useLanguage, useWords } from "#words";
import { ShownText } from "@/components/ui/shown-text";
import { shownName } from "@/lib/catalogue/products/words";
import { LinePicture } from "@/components/desk-kit/line-picture";
import { useProduct } from "@/lib/catalogue/products/api";
import { isSoldOut } from "@/lib/stock/stock-text";

/** A product that is known by its id, with why shoppers do not see it. */
export function NamedProduct({ productId }: { productId: string }) {
  const { products: words } = useWords("deskKit");
  const language = useLanguage();
  const { data, isPending } = useProduct(productId);
  if (isPending) return <span className="text-muted">{words.loading}</span>;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <LinePicture src={data?.image1 ?? ""} />
      <span className="min-w-0 wrap-anywhere">
        {data ? <ShownText {...shownName(language, data)} /> : words.gone}{" "}
        {data && isSoldOut(data) && <span className="text-sm text-muted">{words.soldOut}</span>}
      </span>
    </span>
  );
}
