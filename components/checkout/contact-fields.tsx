import { useState } from "react";
import { Field } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import type { BindField } from "@/components/ui/use-draft";
import { isUnusualPhone, parsePhone } from "@/lib/orders/rules";
import { type CheckoutDraft, MAX_ADDRESS_LENGTH } from "@/lib/orders/schema";

const PHONE_HINT = "We'll call this number to confirm.";

export function ContactFields({ bind }: { bind: BindField<CheckoutDraft> }) {
  const { error: addressError, onChange: changeAddress, ...address } = bind("address");
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
      <Field label="Full address" hint="House, road, area, thana and district." error={addressError}>
        {(control) => (
          <textarea
            {...control}
            {...address}
            autoComplete="street-address"
            rows={3}
            maxLength={MAX_ADDRESS_LENGTH}
            required
            onChange={(event) => changeAddress(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
