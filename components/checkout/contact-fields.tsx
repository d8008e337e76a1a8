import { useWords } from "#words";
import { useState, useEffect } from "react";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import type { BindField } from "@/components/ui/use-draft";
import { isUnusualPhone, parsePhone } from "@/lib/platform/text/phone";
import { type CheckoutDraft, MAX_ADDRESS_LENGTH, MAX_RIDER_NOTE_LENGTH } from "@/lib/orders/schema";
import { showMessage } from "@/components/ui/alert";
import { ChoiceField } from "@/components/ui/choice-field";
import { loadBengali } from "@/components/ui/load-bengali";
import { isCollectedAtDoor, PAYMENT_METHODS, paymentLabel } from "@/lib/orders/payment";
import { deliveryCharge } from "@/lib/orders/charges/rules";
import { CheckoutArea } from "@/components/checkout/checkout-area";
import { chooseLocation } from "@/components/orders/choose-location";
import { asksArea, type Destination, orderTerms } from "@/lib/shop-facts";
import { DELIVERY_LOCATIONS } from "@/lib/site";

export function ContactFields({ bind }: { bind: BindField<CheckoutDraft> }) {
  const { contact: words } = useWords("ordering");
  const written = bind("phone").value;
  const [isPhoneLeft, setIsPhoneLeft] = useState(written !== "");
  const phone = parsePhone(written);
  const isOdd = isPhoneLeft && phone !== null && isUnusualPhone(phone);
  return (
    <>
      <TextField label={words.name} autoComplete="name" required {...bind("name")} />
      <TextField
        label={words.phone}
        hint={isOdd ? words.oddPhone : words.phoneHint}
        type="tel"
        autoComplete="tel"
        required
        {...bind("phone")}
        onBlur={() => setIsPhoneLeft(true)}
      />
      <TextArea
        label={words.address}
        hint={words.addressHint}
        autoComplete="street-address"
        rows={3}
        maxLength={MAX_ADDRESS_LENGTH}
        required
        {...bind("address")}
      />
      <TextField
        label={words.riderNote}
        hint={words.riderNoteHint}
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
  const { contact: words, payment: sayPayment, popUps } = useWords("ordering");
  const { location } = useWords("orders");
  const { money } = useWords("units");
  const payment = bind("paymentMethod");
  useEffect(() => void loadBengali(), []);

  function choosePayment(method: string) {
    payment.onChange(method);
    if (isCollectedAtDoor(method)) void showMessage(popUps.cashOnDelivery(orderTerms().confirmationDays.max));
  }

  return (
    <>
      <ChoiceField
        label={words.location}
        options={DELIVERY_LOCATIONS.map((name) => ({
          value: name,
          label: location(name),
          note: money(deliveryCharge({ ...to, deliveryLocation: name }, goods)),
        }))}
        {...bind("deliveryLocation")}
        onChange={(chosen) =>
          chooseLocation({ area: bind("area"), location: bind("deliveryLocation") }, chosen)
        }
      />
      {asksArea() && <CheckoutArea bind={bind} to={to} goods={goods} />}
      <ChoiceField
        label={words.payment}
        options={PAYMENT_METHODS.map((method) => ({
          value: method,
          label: sayPayment(method, paymentLabel(method)),
        }))}
        {...payment}
        onChange={choosePayment}
      />
    </>
  );
}
