import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import type { BindField } from "@/components/ui/use-draft";
import { formatBdt } from "@/lib/platform/text/format";
import { MAX_ADDRESS_LENGTH } from "@/lib/orders/schema";
import { DELIVERY_CHARGES, DELIVERY_LOCATIONS } from "@/lib/site";

/** What both forms have: whom to call, where it goes, what is taken off. */
export type ContentsFieldsDraft = {
  name: string;
  phone: string;
  address: string;
  deliveryLocation: string;
  discount: string;
  reason: string;
};

interface BindProps {
  bind: BindField<ContentsFieldsDraft>;
}

export function DeliveryContents({ bind }: BindProps) {
  return (
    <>
      <TextField label="Name" {...bind("name")} />
      <TextArea
        label="Full address"
        autoComplete="off"
        rows={3}
        maxLength={MAX_ADDRESS_LENGTH}
        {...bind("address")}
      />
      <SelectField
        label="Delivery location"
        options={DELIVERY_LOCATIONS.map((location) => ({
          value: location,
          label: `${location} (${formatBdt(DELIVERY_CHARGES[location])})`,
        }))}
        {...bind("deliveryLocation")}
      />
    </>
  );
}

export function DiscountContents({ bind }: BindProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <TextField label="Discount, BDT" inputMode="numeric" {...bind("discount")} />
      <TextField label="Reason for the discount" {...bind("reason")} />
    </div>
  );
}
