import { useLanguage, useWords } from "#words";
import { shownLineName } from "@/lib/catalogue/products/words";
import { useState } from "react";
import { LinePicture } from "@/components/desk-kit/line-picture";
import { MoreLines } from "@/components/desk-kit/more-lines";
import { OrderAdvance } from "@/components/orders-desk/order-advance";
import { TakenOff } from "@/components/orders-desk/taken-off";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { LINES_SHOWN } from "@/lib/orders/all-orders/rules";

/** The ordered items, one line each, and the amount that the courier collects. */
export function OrderItems({ order }: { order: AdminOrderDto }) {
  const { cartItems, deliveryCharge, amount } = order;
  const { card } = useWords("orders");
  const { items: words } = useWords("deskOrders");
  const { shownIn: sayShown } = useWords("deskKit");
  const values = useWords("values");
  const { count, money } = useWords("units");
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? cartItems : cartItems.slice(0, LINES_SHOWN);
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <ul className="grid grid-cols-1 gap-2">
        {shown.map(({ _id, quantity, size, color, price, image1, shownIn, ...line }) => (
          <li key={_id} className="flex flex-wrap items-start gap-x-2">
            <LinePicture src={image1} shownIn={shownIn} />
            <span className="font-semibold tabular-nums">{count(quantity)} ×</span>
            <span className="min-w-0 flex-1 basis-24 wrap-anywhere">
              <LineName {...shownLineName(language, line)} />{" "}
              <span className="inline-block max-w-full text-sm text-muted">
                {[values.size(size), values.color(color)].filter(Boolean).join(", ")}
                {shownIn && <span className="block">{sayShown(values.color(shownIn))}</span>}
              </span>
            </span>
            <span className="ml-auto tabular-nums">{money(price)}</span>
          </li>
        ))}
      </ul>
      <MoreLines hidden={cartItems.length - shown.length} onOpen={() => setIsOpen(true)} />
      <p className="stitch-t flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
        <span className="text-sm text-muted">
          {words.delivery(money(deliveryCharge))}
          <TakenOff order={order} />
        </span>
        <span>
          <span className="care-label">{card.total}</span>{" "}
          <span className="price text-[min(1.25rem,8vw)]">{money(amount)}</span>
        </span>
      </p>
      <OrderAdvance order={order} />
    </div>
  );
}

function LineName({ text, lang }: { text: string; lang?: string | undefined }) {
  return <span lang={lang}>{text}</span>;
}
