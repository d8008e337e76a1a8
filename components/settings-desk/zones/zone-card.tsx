import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { ZonePlaces } from "@/components/settings-desk/zones/zone-places";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { type TypedZone, ZONE_LABELS } from "@/lib/settings/zones/zone-texts";
import { DELIVERY_LOCATIONS } from "@/lib/site";

interface ZoneCardProps {
  zone: TypedZone;
  /** Its place, from 1. */
  number: number;
  errorAt: (part: keyof TypedZone) => string | undefined;
  onChange: (zone: TypedZone) => void;
  onRemove: () => void;
}

const PARTS: readonly (keyof TypedZone)[] = ["name", "nameBn", "location", "charge", "days", "places"];

/** What is typed of it so far, in a line. */
const describe = ({ charge, days, places }: TypedZone): string =>
  [
    charge && `BDT ${charge}`,
    days && `${days} business days`,
    places.length > 0 && (places.length === 1 ? "1 place" : `${places.length} places`),
  ]
    .filter(Boolean)
    .join(" · ");

/** A zone under its name: it is open while something of it is to be entered. */
export function ZoneCard({ zone, number, errorAt, onChange, onRemove }: ZoneCardProps) {
  const [isOpen, setIsOpen] = useState(zone.name === "");
  const isWrong = PARTS.some((part) => errorAt(part) !== undefined);
  const fieldOf = (part: Exclude<keyof TypedZone, "places">) => ({
    label: ZONE_LABELS[part],
    value: zone[part],
    error: errorAt(part),
    onChange: (value: string) => onChange({ ...zone, [part]: value }),
  });
  return (
    <li className="stitch-b">
      <div className="flex items-center justify-end gap-2">
        <p className="mr-auto care-label">Zone {number}</p>
        <SmallButton aria-label={`Remove zone ${number}`} onClick={onRemove}>
          Remove
        </SmallButton>
      </div>
      <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="min-h-11 py-3 font-semibold wrap-anywhere">
          {zone.name || "New zone"} <span className="text-sm font-normal text-muted">{describe(zone)}</span>
        </summary>
        <div className="grid grid-cols-1 gap-5 pb-5">
          <TextField {...fieldOf("name")} hint="Such as “Around Dhaka”. Shoppers see it." />
          <TextField {...fieldOf("nameBn")} hint="You may leave it empty." lang="bn" required={false} />
          <SelectField
            {...fieldOf("location")}
            options={DELIVERY_LOCATIONS.map((location) => ({ value: location, label: location }))}
            emptyLabel={null}
          />
          <TextField
            {...fieldOf("charge")}
            hint="In whole BDT."
            inputMode="numeric"
            className="tabular-nums"
          />
          <TextField {...fieldOf("days")} hint="From the order to the door, such as 2–3." />
          <ZonePlaces
            label={ZONE_LABELS.places}
            number={number}
            places={zone.places}
            error={errorAt("places")}
            onChange={(places) => onChange({ ...zone, places })}
          />
        </div>
      </details>
    </li>
  );
}
