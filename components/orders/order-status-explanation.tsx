import { dayOf } from "@/lib/platform/time/dhaka";
import { formatDay } from "@/lib/platform/time/format-day";
import type { OrderDto } from "@/lib/orders/dto";
import { brandFacts, confirmationTime, deliveryTime } from "@/lib/shop-facts";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { isSold, isUndecided } from "@/lib/orders/lifecycle/rules";
import type { Carrier } from "@/lib/orders/carrier/words";
import { describePlace } from "@/lib/orders/lifecycle/words";

/** Explains the status to the shopper, and what they can still do. */
export function OrderStatusExplanation({ order }: { order: OrderDto }) {
  if (order.callFirst)
    return (
      <p>
        Many first orders are waiting for our call today. We'll call {order.phone} within {confirmationTime()}
        , and set your pieces aside once we have spoken. Until then you can cancel the order here.
      </p>
    );
  if (isUndecided(order.status))
    return (
      <p>
        We'll call {order.phone} within {confirmationTime()} to confirm. Until then you can cancel the order
        here.
      </p>
    );
  if (isSold(order.status) && order.parcel)
    return <ParcelNews parcel={{ ...order.parcel, courier: order.tracking?.courier }} />;
  if (isSold(order.status))
    return (
      <p>
        Confirmed. It usually arrives in {deliveryTime()}. To change or cancel it now, call <ShopPhone />.
      </p>
    );
  if (order.timeline?.reason === "customer") return <p>You cancelled this order. You have nothing to pay.</p>;
  return (
    <p>
      We cancelled this order: {whyCancelled(order)}. You have nothing to pay. To ask why, call <ShopPhone />.
    </p>
  );
}

function whyCancelled({ timeline, phone }: OrderDto): string {
  if (timeline?.reason === "unreached") return `nobody answered when we called ${phone} to confirm`;
  if (timeline?.reason === "wrongNumber") return `${phone} could not be called`;
  return "usually the size or color is out of stock, or the checkout form was not filled in correctly";
}

function ParcelNews({ parcel }: { parcel: NonNullable<OrderDto["parcel"]> & { courier: Carrier } }) {
  const { state, since } = parcel;
  return (
    <p>
      {describePlace(parcel, formatDay(dayOf(since)))}
      {state === PARCEL_STEPS.lose.to && (
        <>
          {" "}
          Call <ShopPhone />.
        </>
      )}
    </p>
  );
}

function ShopPhone() {
  return (
    <a href={brandFacts().phoneHref} className="link whitespace-nowrap">
      {brandFacts().phone}
    </a>
  );
}
