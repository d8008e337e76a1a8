import { useWords } from "#words";
import { moved } from "@/components/desk-kit/ordering/moved";
import { OrderControls, OrderStatus } from "@/components/desk-kit/ordering/order-controls";
import { useOrder } from "@/components/desk-kit/ordering/use-order";
import { FieldGroup } from "@/components/desk-kit/field-group";
import { CheckBox } from "@/components/ui/check-box";
import type { FieldProps } from "@/components/ui/field";
import { readSections, SECTION_NAMES, type SectionName, showSections } from "@/lib/settings/home/sections";

/**
 * The sections of the home page: those that are shown in their order, and below them the others. Its value is as
 * showSections() has it.
 */
export function SectionsControl({ label, value, hint, error, onChange }: FieldProps) {
  const { sections } = useWords("deskSettings").home;
  const typed = readSections(value);
  const shown = SECTION_NAMES.filter((name) => typed.includes(name)).toSorted(
    (one, other) => typed.indexOf(one) - typed.indexOf(other),
  );
  const hidden = SECTION_NAMES.filter((name) => !typed.includes(name));
  const order = useOrder({
    count: shown.length,
    onMove: (move) => onChange(showSections(moved(shown, move))),
  });
  const turn = (name: SectionName, isOn: boolean) =>
    onChange(showSections(isOn ? [...shown, name] : shown.filter((one) => one !== name)));
  const show = (name: SectionName, index: number) => (
    <li
      key={name}
      className={`stitch-b flex min-h-12 items-center justify-between gap-2 ${order.classOf(index)}`}
      style={order.styleOf(index)}
    >
      <CheckBox
        className="inline-flex min-h-11 min-w-0 items-center gap-3"
        checked={index >= 0}
        onChange={(isOn) => turn(name, isOn)}
      >
        {sections[name]}
      </CheckBox>
      {index >= 0 && <OrderControls order={order} what={sections[name]} index={index} />}
    </li>
  );
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <OrderStatus order={order} />
      <ul>
        {shown.map(show)}
        {hidden.map((name) => show(name, -1))}
      </ul>
    </FieldGroup>
  );
}
