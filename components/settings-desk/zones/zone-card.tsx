import { useLanguage, useWords } from "#words";
import { SmallButton } from "@/components/desk-kit/small-button";
import { FiguresField } from "@/components/settings-desk/figures-field";
import { PartDetails } from "@/components/settings-desk/part-details";
import { ZonePlaces } from "@/components/settings-desk/zones/zone-places";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import type { TypedZone } from "@/lib/settings/zones/zone-texts";
import { DELIVERY_LOCATIONS } from "@/lib/site";
import { langOfEnglish } from "@/lib/words/owners-text";
import type { Words } from "@/lib/words/words";

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
const describe = ({ charge, days, places }: TypedZone, words: Words["deskSettings"]["zones"]): string =>
  [charge && words.charge(charge), days && words.days(days), places.length > 0 && words.places(places.length)]
    .filter(Boolean)
    .join(" · ");

/** A zone under its name: it is open while something of it is to be entered. */
export function ZoneCard({ zone, number, errorAt, onChange, onRemove }: ZoneCardProps) {
  const { zones: words } = useWords("deskSettings");
  const { location } = useWords("orders");
  const language = useLanguage();
  const fieldOf = (part: Exclude<keyof TypedZone, "places">) => ({
    label: words.parts[part],
    value: zone[part],
    error: errorAt(part),
    onChange: (value: string) => onChange({ ...zone, [part]: value }),
  });
  return (
    <li className="stitch-b">
      <div className="flex items-center justify-end gap-2">
        <p className="mr-auto care-label">{words.title(number)}</p>
        <SmallButton aria-label={words.removeOf(number)} onClick={onRemove}>
          {words.remove}
        </SmallButton>
      </div>
      <PartDetails
        name={zone.name}
        nameless={words.new}
        about={<span className="text-sm font-normal text-muted"> {describe(zone, words)}</span>}
        isNew={zone.name === ""}
        isWrong={PARTS.some((part) => errorAt(part) !== undefined)}
      >
        <div className="grid grid-cols-1 gap-5 pb-5">
          <TextField {...fieldOf("name")} hint={words.hints.name} lang={langOfEnglish(language)} />
          <TextField {...fieldOf("nameBn")} hint={words.hints.nameBn} lang="bn" required={false} />
          <SelectField
            {...fieldOf("location")}
            options={DELIVERY_LOCATIONS.map((value) => ({ value, label: location(value) }))}
            emptyLabel={null}
          />
          <FiguresField {...fieldOf("charge")} hint={words.hints.charge} />
          <FiguresField {...fieldOf("days")} hint={words.hints.days} inputMode="text" />
          <ZonePlaces
            label={words.parts.places}
            number={number}
            places={zone.places}
            error={errorAt("places")}
            onChange={(places) => onChange({ ...zone, places })}
          />
        </div>
      </PartDetails>
    </li>
  );
}
