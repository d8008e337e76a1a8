import { useWords } from "#words";
import { useShownName } from "@/components/words/use-shown-name";
import { DraftMark } from "@/components/products-desk/draft-mark";
import { CheckBox } from "@/components/ui/check-box";
import { Picture } from "@/components/ui/picture";
import { ShownText } from "@/components/ui/shown-text";
import type { ProductDto } from "@/lib/catalogue/products/dto";

interface TickRowProps {
  product: ProductDto;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A product of the list as something to tick: all of the row is the checkbox. */
export function TickRow({ product, isTicked, onTick }: TickRowProps) {
  const { money } = useWords("units");
  const name = useShownName(product);
  return (
    <CheckBox
      checked={isTicked}
      onChange={onTick}
      className={`flex items-center gap-3 card px-2.5 py-1.5 md:py-0.5 ${isTicked ? "border-indigo" : ""}`}
    >
      <span className="w-10 shrink-0 md:w-8">
        <Picture src={product.image1} alt="" sizes="40px" />
      </span>
      <span className="min-w-0 flex-1 leading-5 font-semibold wrap-anywhere">
        <ShownText {...name} />
        {product.isDraft && <DraftMark />}
      </span>
      <span className="price">{money(product.price)}</span>
    </CheckBox>
  );
}
