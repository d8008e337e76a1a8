import { useWords } from "#words";
import { useKeys } from "@/components/desk-kit/ordering/use-keys";
import { SmallButton } from "@/components/desk-kit/small-button";
import { FieldGroup } from "@/components/desk-kit/field-group";
import { ZoneCard } from "@/components/settings-desk/zones/zone-card";
import type { FieldProps } from "@/components/ui/field";
import { MOST_ZONES } from "@/lib/settings/zones/zone-fields";
import { EMPTY_ZONE, readTypedZones, showTypedZones, type TypedZone } from "@/lib/settings/zones/zone-texts";

interface ZonesControlProps extends FieldProps {
  /** What is wrong with a part of a zone, such as `2.charge`. */
  errorAt: (place: string) => string | undefined;
}

/** The zones of the delivery, each folded with its fields. Its value is as showTypedZones() has it. */
export function ZonesControl({ label, value, hint, error, errorAt, onChange }: ZonesControlProps) {
  const { zones: words } = useWords("deskSettings");
  const zones = readTypedZones(value);
  const { keys, setKeys } = useKeys(zones.length);
  const replace = (changed: readonly TypedZone[]) => onChange(showTypedZones(changed));

  function rearrange(changed: readonly TypedZone[], changedKeys: number[]): void {
    setKeys(changedKeys);
    replace(changed);
  }

  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <ol>
        {zones.map((zone, index) => (
          <ZoneCard
            key={keys[index]}
            zone={zone}
            number={index + 1}
            errorAt={(part) => errorAt(`${index}.${part}`)}
            onChange={(changed) => replace(zones.with(index, changed))}
            onRemove={() => rearrange(zones.toSpliced(index, 1), keys.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <SmallButton
        className="mt-3"
        disabled={zones.length >= MOST_ZONES}
        onClick={() => rearrange([...zones, EMPTY_ZONE], [...keys, Math.max(-1, ...keys) + 1])}
      >
        {words.add}
      </SmallButton>
    </FieldGroup>
  );
}
