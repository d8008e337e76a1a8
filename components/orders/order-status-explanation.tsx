import { formatOrderDate } from "@/lib/format";
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
      if (order.parcel) return <ParcelState parcel={order.parcel} />;
      return (
        <p>
          Confirmed. It usually arrives within {min} to {max} business days. To change or cancel it now, call{" "}
          <ShopPhone />.
        </p>
      );
    case "Canceled":
      if (order.timeline?.reason === "customer")
        return <p>You cancelled this order. You have nothing to pay.</p>;
      return (
        <p>
          We cancelled this order: {whyCancelled(order)}. You have nothing to pay. To ask why, call{" "}
          <ShopPhone />.
        </p>
      );
  }
}

function whyCancelled({ timeline, phone }: OrderDto): string {
  if (timeline?.reason === "unreached") return `nobody answered when we called ${phone} to confirm`;
  if (timeline?.reason === "wrongNumber") return `${phone} could not be called`;
  return "usually the size or color is out of stock, or the checkout form was not filled in correctly";
}

/** Where the parcel is. */
function ParcelState({ parcel: { state, since } }: { parcel: NonNullable<OrderDto["parcel"]> }) {
  const date = formatOrderDate(since);
  switch (state) {
    case "toPack":
    case "packed":
      return <p>Packed. It goes to the courier next.</p>;
    case "handedOver":
      return <p>With the courier since {date}.</p>;
    case "delivered":
      return <p>Delivered on {date}.</p>;
    case "partlyDelivered":
      return <p>Delivered in part on {date}.</p>;
    case "returning":
      return <p>On its way back to us since {date}.</p>;
    case "returned":
      return <p>Back with us since {date}.</p>;
    case "lost":
      return (
        <p>
          The courier has lost this parcel. Call <ShopPhone />.
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
