import { useWords } from "#words";
import { SmallButton } from "@/components/desk-kit/small-button";
import { AreaField } from "@/components/orders/area-field";
import { ShownText } from "@/components/ui/shown-text";
import { useAreaName } from "@/components/words/use-area-name";
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
  const { zones: words } = useWords("deskSettings");
  const sayArea = useAreaName(places.length > 0);
  return (
    <FieldGroup label={label} hint={undefined} error={undefined}>
      <ul className="mb-3 flex flex-wrap gap-2 empty:hidden">
        {places.map((place) => (
          <li key={place}>
            <SmallButton
              aria-label={words.takeOut(sayArea(place).text, number)}
              onClick={() => onChange(places.filter((one) => one !== place))}
            >
              <ShownText {...sayArea(place)} /> <span aria-hidden>×</span>
            </SmallButton>
          </li>
        ))}
      </ul>
      <AreaField
        label={words.addPlace}
        value=""
        error={error}
        hint={words.hints.place}
        onChange={(place) => place !== "" && !places.includes(place) && onChange([...places, place])}
      />
    </FieldGroup>
  );
}
