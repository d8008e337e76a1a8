import { DestinationArea } from "@/components/orders/destination-area";
import type { BindField } from "@/components/ui/use-draft";
import { deliveryCharge } from "@/lib/orders/charges/rules";
import { isDeliveryLocation } from "@/lib/orders/rules";
import type { CheckoutDraft } from "@/lib/orders/schema";
import { formatBdt } from "@/lib/platform/text/format";
import { deliveryDays, type Destination, inBusinessDays } from "@/lib/shop-facts";

interface CheckoutAreaProps {
  bind: BindField<CheckoutDraft>;
  to: Destination;
  /** Whole BDT: what the items cost, the discount taken off. */
  goods: number;
}

/** Where in the location the order goes, with what the delivery costs there and how long it takes. */
export function CheckoutArea({ bind, to, goods }: CheckoutAreaProps) {
  const isKnown = Boolean(to.district) && isDeliveryLocation(to.deliveryLocation);
  const hint = isKnown
    ? `Delivery here: ${formatBdt(deliveryCharge(to, goods))}, in ${inBusinessDays(deliveryDays(to))}.`
    : "Type the first letters, in English or Bangla, and choose.";
  return <DestinationArea area={bind("area")} location={bind("deliveryLocation")} hint={hint} />;
}
