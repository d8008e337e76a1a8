import type { OrderDto } from "@/lib/orders/dto";
import { SITE } from "@/lib/site";

/** What the status means for the shopper, and what he can still do. */
export function OrderStatusExplanation({ order }: { order: OrderDto }) {
  const { min, max } = SITE.deliveryDays;
  switch (order.status) {
    case "pending":
      return (
        <p>
          We'll call {order.phone} within 1 business day to confirm. Until then you can cancel the order here.
        </p>
      );
    case "Confirmed":
      return (
        <p>
          Confirmed. It usually arrives within {min} to {max} business days. To change or cancel it now, call{" "}
          <ShopPhone />.
        </p>
      );
    case "Canceled":
      return (
        <p>
          We cancelled this order: usually the size or color is out of stock, or the checkout form was not
          filled in correctly. You have nothing to pay. To ask why, call <ShopPhone />.
        </p>
      );
  }
}

function ShopPhone() {
  return (
    <a
      href={SITE.phoneHref}
      className="font-semibold whitespace-nowrap text-indigo underline underline-offset-4"
    >
      {SITE.phone}
    </a>
  );
}
