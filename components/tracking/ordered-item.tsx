import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { describeShown } from "@/lib/catalogue/products/color-picture";
import { describeOption } from "@/lib/stock/options";

interface OrderedItemProps {
  item: {
    productName: string;
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
  return (
    <li className="grid grid-cols-[min(3.5rem,16vw)_1fr] gap-3">
      <Picture src={item.image1} alt="" sizes="56px" />
      <div className="flex min-w-0 flex-wrap justify-between gap-x-4">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{item.productName}</p>
          <p className="text-sm wrap-anywhere text-muted">{describeOption(item)}</p>
          {item.shownIn && <p className="text-sm wrap-anywhere text-muted">{describeShown(item.shownIn)}</p>}
          <p className="text-sm text-muted">Quantity {item.quantity}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
