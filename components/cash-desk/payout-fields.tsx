import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { COURIER_FACTS, COURIERS } from "@/lib/delivery/couriers/registry";
import type { PayoutDraft } from "@/lib/cash/payouts/api";

interface PayoutFieldsProps {
  draft: PayoutDraft;
  errors: Record<string, string>;
  onChange: (fields: Partial<PayoutDraft>) => void;
}

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
      <TextField
        label="The courier’s reference"
        required
        maxLength={60}
        autoComplete="off"
        value={draft.reference}
        error={errors.reference}
        onChange={(reference) => onChange({ reference })}
      />
      <TextField
        label="Day"
        type="date"
        required
        value={draft.day}
        error={errors.day}
        onChange={(day) => onChange({ day })}
      />
      <TextField
        label="Paid in all, BDT"
        inputMode="numeric"
        required
        value={draft.total}
        error={errors.total}
        onChange={(total) => onChange({ total })}
      />
      <TextField
        label="Kept as charges, BDT"
        inputMode="numeric"
        value={draft.charges}
        error={errors.charges}
        onChange={(charges) => onChange({ charges })}
      />
    </div>
  );
}
