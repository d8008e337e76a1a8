import { useWords } from "#words";
import { FieldGroup } from "@/components/desk-kit/field-group";
import type { FieldProps } from "@/components/ui/field";
import { WEEKDAYS } from "@/lib/platform/time/weekdays";

/** The days of the week to be pressed; its value names those that are, separated by commas. */
export function WeekdayButtons({ label, value, hint, error, onChange }: FieldProps) {
  const { weekdays } = useWords("deskSettings");
  const chosen = value.split(", ");
  const toggle = (day: string): void => {
    const days = WEEKDAYS.filter((one) => (one === day) !== chosen.includes(one));
    onChange(days.join(", "));
  };
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div className="flex flex-wrap gap-1.5">
        {WEEKDAYS.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={chosen.includes(day)}
            onClick={() => toggle(day)}
            className="min-h-11 min-w-11 rounded-cloth border border-ink/40 bg-white px-3 hover:border-ink aria-pressed:border-indigo aria-pressed:bg-indigo aria-pressed:text-white"
          >
            {weekdays[day].name}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}
