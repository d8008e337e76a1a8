import { Field } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import { type CheckoutDraft, type CheckoutErrors, MAX_ADDRESS_LENGTH } from "@/lib/orders/schema";

export interface CheckoutFieldsProps {
  draft: CheckoutDraft;
  errors: CheckoutErrors;
  onChange: (field: keyof CheckoutDraft, value: string) => void;
}

export function ContactFields({ draft, errors, onChange }: CheckoutFieldsProps) {
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
        hint="We call this number before we send anything."
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        value={draft.phone}
        error={errors.phone}
        onChange={(phone) => onChange("phone", phone)}
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
