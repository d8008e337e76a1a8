import { NumberSettingForm } from "@/components/settings-desk/number-setting-form";
import { DEFAULT_ORDERS_SETTINGS, ordersSettingsSchema } from "@/lib/settings/orders/schema";

interface StaffDiscountFormProps {
  percent: number;
  isBusy: boolean;
  /** Null for the default. */
  onSave: (percent: number | null) => void;
}

const USUAL = DEFAULT_ORDERS_SETTINGS.staffDiscountPercent;

/** The most that staff may take off an order by themselves. */
export function StaffDiscountForm({ percent, isBusy, onSave }: StaffDiscountFormProps) {
  return (
    <NumberSettingForm
      label="Limit in percent"
      about={`Staff can take this much off the items of an order. More needs an admin. Leave it empty for ${USUAL}%.`}
      saveLabel="Save the discount"
      schema={ordersSettingsSchema.shape.staffDiscountPercent}
      value={percent}
      usual={USUAL}
      toText={String}
      inWords={(value) => `${value}%`}
      isBusy={isBusy}
      onSave={onSave}
    />
  );
}
