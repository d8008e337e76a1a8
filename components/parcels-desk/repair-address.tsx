import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { CallNotices } from "@/components/ui/call-notices";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useMoveParcel } from "@/lib/delivery/parcels/api";
import type { CourierFileDto } from "@/lib/delivery/parcels/dto";
import { DISTRICTS, MAX_AREA_LENGTH } from "@/lib/settings/zones/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

const CHOICES = DISTRICTS.map((value) => ({ value, label: value }));
const PACKED = PARCEL_STEPS.pack.to;

interface RepairAddressProps {
  parcel: CourierFileDto["leftOut"][number];
  onRepaired: () => void;
}

/** Adds data to a packed parcel that its courier requires and its address lacks. */
export function RepairAddress({ parcel, onRepaired }: RepairAddressProps) {
  const { orderId, orderNumber, address, lacks } = parcel;
  const [district, setDistrict] = useState(parcel.city);
  const [area, setArea] = useState(parcel.zone);
  const move = useMoveParcel();
  const needsDistrict = lacks.includes("city");
  const needsArea = lacks.includes("zone");
  const isReady = (!needsDistrict || district !== "") && (!needsArea || area.trim() !== "");
  return (
    <form
      className="mt-1 grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        move.mutate(
          {
            orderId,
            from: PACKED,
            to: PACKED,
            ...(needsDistrict && { district }),
            ...(needsArea && { area: area.trim() }),
          },
          { onSuccess: onRepaired },
        );
      }}
    >
      <p className="text-sm wrap-anywhere text-muted">{address}</p>
      <div className="flex flex-wrap gap-1.5">
        {needsDistrict && (
          <SelectField
            isBare
            label={`District of ${orderNumber}`}
            emptyLabel="District …"
            options={CHOICES}
            value={district}
            onChange={setDistrict}
            className="min-h-11!"
          />
        )}
        {needsArea && (
          <TextField
            isBare
            label={`Zone of ${orderNumber}`}
            placeholder="Zone, as the courier calls it"
            maxLength={MAX_AREA_LENGTH}
            value={area}
            onChange={setArea}
            className="min-h-11!"
          />
        )}
        <SmallButton type="submit" disabled={!isReady || move.isPending}>
          Save
        </SmallButton>
      </div>
      <CallNotices isPending={move.isPending} error={move.error} />
    </form>
  );
}
