import { NumberSettingForm } from "@/components/settings-desk/number-setting-form";
import { DEFAULT_STOCK_SETTINGS, stockSettingsSchema } from "@/lib/settings/stock/schema";

interface LowStockFormProps {
  /** 0 where there is none. */
  limit: number;
  isBusy: boolean;
  /** Null for the default. */
  onSave: (limit: number | null) => void;
}

/** The low-stock limit for all products without a limit of their own. */
export function LowStockForm({ limit, isBusy, onSave }: LowStockFormProps) {
  return (
    <NumberSettingForm
      label="Limit in pieces"
      about="The desk is warned when a size and color has this many pieces or fewer, unless its product has a limit of its own. Leave it empty for a warning by sales alone."
      saveLabel="Save the limit"
      schema={stockSettingsSchema.shape.lowStock}
      value={limit}
      usual={DEFAULT_STOCK_SETTINGS.lowStock}
      toText={(pieces) => (pieces > 0 ? String(pieces) : "")}
      inWords={(pieces) => (pieces > 0 ? String(pieces) : "by sales alone")}
      isBusy={isBusy}
      onSave={onSave}
    />
  );
}
