import { useEffect } from "react";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { ChoiceField } from "@/components/ui/choice-field";
import type { BindField } from "@/components/ui/use-draft";
import { formatBdt } from "@/lib/platform/text/format";
import type { CheckoutDraft } from "@/lib/orders/schema";
import { isCollectedAtDoor, PAYMENT_METHODS, paymentLabel } from "@/lib/orders/payment";
import { DELIVERY_CHARGES, DELIVERY_LOCATIONS } from "@/lib/site";

export function DeliveryFields({ bind }: { bind: BindField<CheckoutDraft> }) {
  const payment = bind("paymentMethod");
  useEffect(prepareBengali, []);

  function choosePayment(method: string) {
    payment.onChange(method);
    if (isCollectedAtDoor(method)) void showMessage(MESSAGES.cashOnDelivery);
  }

  return (
    <>
      <ChoiceField
        label="Delivery location"
        options={DELIVERY_LOCATIONS.map((location) => ({
          value: location,
          label: location,
          note: formatBdt(DELIVERY_CHARGES[location]),
        }))}
        {...bind("deliveryLocation")}
      />
      <ChoiceField
        label="Payment method"
        options={PAYMENT_METHODS.map((method) => ({ value: method, label: paymentLabel(method) }))}
        {...payment}
        onChange={choosePayment}
      />
    </>
  );
}

/** Fetches the Bengali font ahead of the text that needs it, such as that of a pop-up. */
function prepareBengali(): void {
  void document.fonts.load('1em "Noto Sans Bengali"', "অ").catch(() => undefined);
}
