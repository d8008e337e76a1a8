import { useLanguage, useWords } from "#words";
import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { useOptionWords } from "@/components/words/use-option-words";
import { shownLineName } from "@/lib/catalogue/products/words";

interface OrderedItemProps {
  item: {
    productName: string;
    productNameBn?: string | undefined;
    image1: string;
    shownIn?: string | undefined;
    size: string;
    color: string;
    quantity: number;
  };
  /** Shown to the right of the line. */
  children?: ReactNode;
}

/** A line of an order with its picture. */
export function OrderedItem({ item, children }: OrderedItemProps) {
  const words = useWords("orders");
  const sayShown = useWords("goods").shownIn;
  const { color } = useWords("values");
  const describe = useOptionWords();
  const name = shownLineName(useLanguage(), item);
  return (
    <li className="grid grid-cols-[min(3.5rem,16vw)_1fr] gap-3">
      <Picture src={item.image1} alt="" sizes="56px" />
      <div className="flex min-w-0 flex-wrap justify-between gap-x-4">
        <div className="min-w-0">
          <p lang={name.lang} className="font-semibold wrap-anywhere">
            {name.text}
          </p>
          <p className="text-sm wrap-anywhere text-muted">{describe(item)}</p>
          {item.shownIn && (
            <p className="text-sm wrap-anywhere text-muted">{sayShown(color(item.shownIn))}</p>
          )}
          <p className="text-sm text-muted">{words.quantity(item.quantity)}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
