import { SmallButton } from "@/components/desk-kit/small-button";
import { AreaField } from "@/components/orders/area-field";
import { FieldGroup } from "@/components/desk-kit/field-group";

interface ZonePlacesProps {
  label: string;
  /** Of the zone, from 1. */
  number: number;
  places: readonly string[];
  error: string | undefined;
  onChange: (places: string[]) => void;
}

/** The districts and thanas of a zone: one is added as soon as it is chosen. */
export function ZonePlaces({ label, number, places, error, onChange }: ZonePlacesProps) {
  return (
    <FieldGroup label={label} hint={undefined} error={undefined}>
      <ul className="mb-3 flex flex-wrap gap-2 empty:hidden">
        {places.map((place) => (
          <li key={place}>
            <SmallButton
              aria-label={`Take ${place} out of zone ${number}`}
              onClick={() => onChange(places.filter((one) => one !== place))}
            >
              {place} <span aria-hidden>×</span>
            </SmallButton>
          </li>
        ))}
      </ul>
      <AreaField
        label="Add a thana or a whole district"
        value=""
        error={error}
        hint="You can put a thana into another zone than its district."
        onChange={(place) => place !== "" && !places.includes(place) && onChange([...places, place])}
      />
    </FieldGroup>
  );
}
