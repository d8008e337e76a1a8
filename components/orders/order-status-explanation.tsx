import { useWords } from "#words";
import { type Carrier, carrierIn } from "@/lib/orders/carrier/words";
import type { OrderDto } from "@/lib/orders/dto";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { isSold, isUndecided } from "@/lib/orders/lifecycle/rules";
import { callTime } from "@/lib/orders/timeline/rules";
import { dayOf } from "@/lib/platform/time/dhaka";
import { brandFacts, deliveryFacts } from "@/lib/shop-facts";
import type { Words } from "@/lib/words/words";

/** Explains the status to the shopper, and what they can still do. */
export function OrderStatusExplanation({ order }: { order: OrderDto }) {
  const words = useWords("orders").status;
  const units = useWords("units");
  const call = { phone: order.phone, callTime: callTime(units) };
  if (order.callFirst) return <p>{words.callFirst(call)}</p>;
  if (isUndecided(order.status)) return <p>{words.pending(call)}</p>;
  if (isSold(order.status) && order.parcel)
    return <ParcelNews parcel={{ ...order.parcel, courier: order.tracking?.courier }} />;
  if (isSold(order.status))
    return (
      <p>
        {words.confirmed.before(units.businessDays(deliveryFacts().anywhere))}
        <ShopPhone />
        {words.confirmed.after}
      </p>
    );
  if (order.timeline?.reason === "customer") return <p>{words.cancelledByYou}</p>;
  return (
    <p>
      {words.cancelled.before(whyCancelled(order, words))}
      <ShopPhone />
      {words.cancelled.after}
    </p>
  );
}

function whyCancelled({ timeline, phone }: OrderDto, words: Words["orders"]["status"]): string {
  if (timeline?.reason === "unreached") return words.unreached(phone);
  if (timeline?.reason === "wrongNumber") return words.wrongNumber(phone);
  return words.usually;
}

function ParcelNews({ parcel }: { parcel: NonNullable<OrderDto["parcel"]> & { courier: Carrier } }) {
  const { day, status, timeline } = useWords("orders");
  const { state, since, courier } = parcel;
  const told = { carrier: carrierIn(timeline.carriers, courier), day: day(dayOf(since)) };
  return (
    <p>
      {timeline.places[state](told)}
      {state === PARCEL_STEPS.lose.to && (
        <>
          {status.lost.before}
          <ShopPhone />
          {status.lost.after}
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
