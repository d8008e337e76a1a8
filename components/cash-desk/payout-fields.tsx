import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { COURIER_FACTS, COURIERS } from "@/lib/delivery/couriers/registry";
import type { PayoutDraft } from "@/lib/cash/payouts/api";

interface PayoutFieldsProps {
  draft: PayoutDraft;
  errors: Record<string, string>;
  onChange: (fields: Partial<PayoutDraft>) => void;
}

const TEXTS = [
  { name: "reference", label: "The courier’s reference", required: true, maxLength: 60, autoComplete: "off" },
  { name: "day", label: "Day", type: "date", required: true },
  { name: "total", label: "Paid in all, BDT", inputMode: "numeric", required: true },
  { name: "charges", label: "Kept as charges, BDT", inputMode: "numeric" },
] as const;

/** What a payout is called, when it came, and how much it was. */
export function PayoutFields({ draft, errors, onChange }: PayoutFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <SelectField
        label="Courier"
        value={draft.courier}
        options={COURIERS.map((value) => ({ value, label: COURIER_FACTS[value].label }))}
        error={errors.courier}
        onChange={(chosen) => onChange({ courier: COURIERS.find((courier) => courier === chosen) ?? "" })}
      />
      {TEXTS.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          value={draft[name]}
          error={errors[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
