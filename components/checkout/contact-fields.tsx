import { useState } from "react";
import { Field } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import { isUnusualPhone, parsePhone } from "@/lib/orders/rules";
import { type CheckoutDraft, type CheckoutErrors, MAX_ADDRESS_LENGTH } from "@/lib/orders/schema";

export interface CheckoutFieldsProps {
  draft: CheckoutDraft;
  errors: CheckoutErrors;
  onChange: (field: keyof CheckoutDraft, value: string) => void;
}

const PHONE_HINT = "We call this number before we send anything.";

export function ContactFields({ draft, errors, onChange }: CheckoutFieldsProps) {
  const [isPhoneLeft, setIsPhoneLeft] = useState(draft.phone !== "");
  const phone = parsePhone(draft.phone);
  const isOdd = isPhoneLeft && phone !== null && isUnusualPhone(phone);
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        value={draft.name}
        error={errors.name}
        onChange={(name) => onChange("name", name)}
      />
      <TextField
        label="Phone"
        hint={isOdd ? `This is not a mobile number of Bangladesh. Is it right? ${PHONE_HINT}` : PHONE_HINT}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        value={draft.phone}
        error={errors.phone}
        onChange={(input) => onChange("phone", input)}
        onBlur={() => setIsPhoneLeft(true)}
      />
      <Field label="Full address" hint="House, road, area, thana and district." error={errors.address}>
        {(control) => (
          <textarea
            {...control}
            name="address"
            autoComplete="street-address"
            rows={3}
            maxLength={MAX_ADDRESS_LENGTH}
            required
            value={draft.address}
            onChange={(event) => onChange("address", event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
