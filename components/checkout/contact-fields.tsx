import { useState, useEffect } from "react";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import type { BindField } from "@/components/ui/use-draft";
import { isUnusualPhone, parsePhone } from "@/lib/orders/rules";
import { type CheckoutDraft, MAX_ADDRESS_LENGTH, MAX_RIDER_NOTE_LENGTH } from "@/lib/orders/schema";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { ChoiceField } from "@/components/ui/choice-field";
import { formatBdt } from "@/lib/platform/text/format";
import { isCollectedAtDoor, PAYMENT_METHODS, paymentLabel } from "@/lib/orders/payment";
import { deliveryCharge } from "@/lib/orders/charges/rules";
import { CheckoutArea } from "@/components/checkout/checkout-area";
import { chooseLocation } from "@/components/orders/choose-location";
import { asksArea, type Destination, orderTerms } from "@/lib/shop-facts";
import { DELIVERY_LOCATIONS } from "@/lib/site";

const PHONE_HINT = "We'll call this number to confirm.";

export function ContactFields({ bind }: { bind: BindField<CheckoutDraft> }) {
  const written = bind("phone").value;
  const [isPhoneLeft, setIsPhoneLeft] = useState(written !== "");
  const phone = parsePhone(written);
  const isOdd = isPhoneLeft && phone !== null && isUnusualPhone(phone);
  return (
    <>
      <TextField label="Name" autoComplete="name" required {...bind("name")} />
      <TextField
        label="Phone"
        hint={
          isOdd
            ? `This doesn't look like a Bangladeshi mobile number. Is it right? ${PHONE_HINT}`
            : PHONE_HINT
        }
        type="tel"
        autoComplete="tel"
        required
        {...bind("phone")}
        onBlur={() => setIsPhoneLeft(true)}
      />
      <TextArea
        label="Full address"
        hint="House, road, area, thana and district."
        autoComplete="street-address"
        rows={3}
        maxLength={MAX_ADDRESS_LENGTH}
        required
        {...bind("address")}
      />
      <TextField
        label="Note for the rider (optional)"
        hint="Such as “after 5 pm”."
        maxLength={MAX_RIDER_NOTE_LENGTH}
        {...bind("riderNote")}
      />
    </>
  );
}

interface DeliveryFieldsProps {
  bind: BindField<CheckoutDraft>;
  to: Destination;
  /** Whole BDT: what the items cost. */
  goods: number;
}

export function DeliveryFields({ bind, to, goods }: DeliveryFieldsProps) {
  const payment = bind("paymentMethod");
  useEffect(prepareBengali, []);

  function choosePayment(method: string) {
    payment.onChange(method);
    if (isCollectedAtDoor(method))
      void showMessage(MESSAGES.cashOnDelivery(orderTerms().confirmationDays.max));
  }

  return (
    <>
      <ChoiceField
        label="Delivery location"
        options={DELIVERY_LOCATIONS.map((location) => ({
          value: location,
          label: location,
          note: formatBdt(deliveryCharge({ ...to, deliveryLocation: location }, goods)),
        }))}
        {...bind("deliveryLocation")}
        onChange={(chosen) =>
          chooseLocation({ area: bind("area"), location: bind("deliveryLocation") }, chosen)
        }
      />
      {asksArea() && <CheckoutArea bind={bind} to={to} goods={goods} />}
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
