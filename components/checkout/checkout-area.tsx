import { useWords } from "#words";
import { DestinationArea } from "@/components/orders/destination-area";
import type { BindField } from "@/components/ui/use-draft";
import { deliveryCharge } from "@/lib/orders/charges/rules";
import { isDeliveryLocation } from "@/lib/orders/rules";
import type { CheckoutDraft } from "@/lib/orders/schema";
import { deliveryDays, type Destination } from "@/lib/shop-facts";

interface CheckoutAreaProps {
  bind: BindField<CheckoutDraft>;
  to: Destination;
  /** Whole BDT: what the items cost, the discount taken off. */
  goods: number;
}

/** Where in the location the order goes, with what the delivery costs there and how long it takes. */
export function CheckoutArea({ bind, to, goods }: CheckoutAreaProps) {
  const { area: words } = useWords("ordering");
  const { businessDays, money } = useWords("units");
  const isKnown = Boolean(to.district) && isDeliveryLocation(to.deliveryLocation);
  const hint = isKnown
    ? words.delivery(money(deliveryCharge(to, goods)), businessDays(deliveryDays(to)))
    : words.hint;
  return <DestinationArea area={bind("area")} location={bind("deliveryLocation")} hint={hint} />;
}
