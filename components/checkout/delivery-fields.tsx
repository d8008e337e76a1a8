import { useEffect } from "react";
import type { CheckoutFieldsProps } from "@/components/checkout/contact-fields";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { prepareBengali } from "@/components/ui/prepare-bengali";
import { formatBdt } from "@/lib/format";
import { DELIVERY_CHARGES, DELIVERY_LOCATIONS, PAYMENT_METHODS } from "@/lib/site";

export function DeliveryFields({ draft, errors, onChange }: CheckoutFieldsProps) {
  useEffect(prepareBengali, []);

  function choosePayment(method: string) {
    onChange("paymentMethod", method);
    if (method === "Cash On Delivery") void showMessage(MESSAGES.cashOnDelivery);
  }

  return (
    <>
      <Field label="Delivery location" error={errors.deliveryLocation}>
        {(control) => (
          <select
            {...control}
            name="deliveryLocation"
            required
            value={draft.deliveryLocation}
            onChange={(event) => onChange("deliveryLocation", event.target.value)}
          >
            <option value="">Choose …</option>
            {DELIVERY_LOCATIONS.map((location) => (
              <option key={location} value={location}>
                {location} ({formatBdt(DELIVERY_CHARGES[location])})
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Payment method" error={errors.paymentMethod}>
        {(control) => (
          <select
            {...control}
            name="paymentMethod"
            required
            value={draft.paymentMethod}
            onChange={(event) => choosePayment(event.target.value)}
          >
            <option value="">Choose …</option>
            {PAYMENT_METHODS.map((method) => (
              <option key={method} value={method}>
                {method}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
