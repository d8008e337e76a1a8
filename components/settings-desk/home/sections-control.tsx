import { FieldGroup } from "@/components/settings-desk/field-group";
import { MoveButtons } from "@/components/settings-desk/home/move-buttons";
import { CheckBox } from "@/components/ui/check-box";
import type { FieldProps } from "@/components/ui/field";
import { moved } from "@/lib/settings/home/rules";
import {
  readSections,
  SECTION_LABELS,
  SECTION_NAMES,
  type SectionName,
  showSections,
} from "@/lib/settings/home/sections";

/**
 * The sections of the home page: those that are shown in their order, and below them the others. Its value is as
 * showSections() has it.
 */
export function SectionsControl({ label, value, hint, error, onChange }: FieldProps) {
  const typed = readSections(value);
  const shown = SECTION_NAMES.filter((name) => typed.includes(name)).toSorted(
    (one, other) => typed.indexOf(one) - typed.indexOf(other),
  );
  const hidden = SECTION_NAMES.filter((name) => !typed.includes(name));
  const turn = (name: SectionName, isOn: boolean) =>
    onChange(showSections(isOn ? [...shown, name] : shown.filter((one) => one !== name)));
  const show = (name: SectionName, index: number) => (
    <li key={name} className="stitch-b flex min-h-12 items-center justify-between gap-2">
      <CheckBox
        className="inline-flex min-h-11 min-w-0 items-center gap-3"
        checked={index >= 0}
        onChange={(isOn) => turn(name, isOn)}
      >
        {SECTION_LABELS[name]}
      </CheckBox>
      {index >= 0 && (
        <MoveButtons
          what={SECTION_LABELS[name]}
          index={index}
          count={shown.length}
          onMove={(to) => onChange(showSections(moved(shown, { from: index, to })))}
        />
      )}
    </li>
  );
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <ul>
        {shown.map(show)}
        {hidden.map((name) => show(name, -1))}
      </ul>
    </FieldGroup>
  );
}
