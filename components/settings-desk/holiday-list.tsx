import { useWords } from "#words";
import { CheckBox } from "@/components/ui/check-box";
import { TextButton } from "@/components/ui/text-button";
import { TextField } from "@/components/ui/text-field";
import {
  type Holidays,
  nameOfHoliday,
  nextDate,
  removeHoliday,
  renameHoliday,
  repeatHoliday,
} from "@/lib/settings/holidays/rules";

interface HolidayListProps {
  holidays: Holidays;
  today: string;
  onChange: (holidays: Holidays) => void;
}

interface Row {
  /** As it is listed: a date, or `MM-DD`. */
  day: string;
  /** The next date on which it is. */
  next: string;
  isYearly: boolean;
}

/** The holidays from today on, the next first: each can have a name, come every year, and be removed. */
export function HolidayList({ holidays, today, onChange }: HolidayListProps) {
  const { holidays: words } = useWords("deskSettings");
  const { day: sayDay } = useWords("orders");
  const rows: Row[] = [
    ...holidays.dates.flatMap((day) => (day < today ? [] : [{ day, next: day, isYearly: false }])),
    ...holidays.yearly.map((day) => ({ day, next: nextDate(day, today), isYearly: true })),
  ].toSorted((one, other) => one.next.localeCompare(other.next));
  if (rows.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <ul aria-label={words.list} className="grid grid-cols-1 gap-3">
      {rows.map(({ day, next, isYearly }) => {
        const date = words.dateOfYear(sayDay(next), next.slice(0, 4));
        return (
          <li key={day} className="stitch-t pt-2">
            <TextField
              label={date}
              placeholder={words.placeholder}
              value={nameOfHoliday(day, holidays)}
              onChange={(name) => onChange(renameHoliday(day, name, holidays))}
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <CheckBox
                checked={isYearly}
                aria-label={words.everyYearOf(date)}
                onChange={(isTicked) => onChange(repeatHoliday(day, isTicked, holidays, today))}
              >
                {words.everyYear}
              </CheckBox>
              <TextButton
                aria-label={words.removeOf(date)}
                onClick={() => onChange(removeHoliday(day, holidays))}
              >
                {words.remove}
              </TextButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
