import { useWords } from "#words";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addDays } from "@/lib/platform/time/dhaka";
import { WEEKDAYS } from "@/lib/platform/time/weekdays";
import { weeksOf } from "@/lib/settings/holidays/rules";

interface MonthTableProps {
  /** `YYYY-MM`. */
  month: string;
  today: string;
  /** The names of its days. */
  weekend: readonly string[];
  /** The name of the holiday on a date, which may be empty; null where it is none. */
  nameOn: (date: string) => string | null;
  onMonth: (month: string) => void;
  onPress: (date: string) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** A month whose days from today on can be pressed. One of them takes the Tab key, and arrows lead to the others. */
export function MonthTable({ month, today, weekend, nameOn, onMonth, onPress }: MonthTableProps) {
  const { holidays: words } = useWords("deskSettings");
  const table = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState("");
  const first = month === today.slice(0, 7) ? today : `${month}-01`;
  const current = reached.startsWith(month) && reached >= first ? reached : first;
  // Only where an arrow has led to another day: a month that is turned to takes no focus.
  const isLed = useRef(false);
  useEffect(() => {
    if (isLed.current) table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    isLed.current = false;
  }, [current]);
  function step(event: KeyboardEvent): void {
    const days = STEPS[event.key];
    if (days === undefined) return;
    event.preventDefault();
    const next = addDays(current, days);
    if (next < today) return;
    isLed.current = true;
    setReached(next);
    onMonth(next.slice(0, 7));
  }
  return (
    <table ref={table} onKeyDown={step} className="w-full max-w-96 table-fixed border-collapse">
      <caption aria-live="polite" className="py-2 text-left text-lg font-semibold">
        {words.month(month)}
      </caption>
      <thead>
        <tr>
          <WeekdayHeads />
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => (
              <td key={WEEKDAYS[index]} className="p-px">
                {date !== null && (
                  <Day
                    date={date}
                    isPast={date < today}
                    isToday={date === today}
                    isWeekend={weekend.includes(WEEKDAYS[index] ?? "")}
                    name={nameOn(date)}
                    isCurrent={date === current}
                    onPress={() => {
                      setReached(date);
                      onPress(date);
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekdayHeads() {
  const { weekdays } = useWords("deskSettings");
  return WEEKDAYS.map((day) => (
    <th key={day} scope="col" abbr={weekdays[day].name} className="care-label py-1 text-center">
      {weekdays[day].short}
    </th>
  ));
}

interface DayProps {
  date: string;
  isPast: boolean;
  isToday: boolean;
  isWeekend: boolean;
  name: string | null;
  /** True for the one day that the Tab key leads to. */
  isCurrent: boolean;
  onPress: () => void;
}

const DAY =
  "grid size-full min-h-11 place-items-center rounded-cloth border border-ink/25 bg-white tabular-nums hover:border-ink disabled:border-transparent disabled:bg-transparent disabled:text-muted aria-pressed:border-selvedge aria-pressed:bg-selvedge aria-pressed:font-semibold aria-pressed:text-white data-weekend:bg-kraft/50 aria-pressed:data-weekend:bg-selvedge";

function Day({ date, isPast, isToday, isWeekend, name, isCurrent, onPress }: DayProps) {
  const { holidays: words, weekdays } = useWords("deskSettings");
  const { count } = useWords("units");
  const day = count(Number(date.slice(8)));
  const weekday = WEEKDAYS[new Date(date).getUTCDay()];
  const said = [
    words.date(weekday ? weekdays[weekday].name : "", day, words.month(date.slice(0, 7))),
    isToday && words.today,
    isWeekend && words.weekend,
    name !== null && words.holiday(name),
  ];
  return (
    <button
      type="button"
      data-day={date}
      data-weekend={isWeekend || undefined}
      aria-label={said.filter(Boolean).join(", ")}
      aria-pressed={name !== null}
      aria-current={isToday ? "date" : undefined}
      title={name || undefined}
      tabIndex={isCurrent ? 0 : -1}
      disabled={isPast}
      onClick={onPress}
      className={`${DAY} ${isToday ? "outline outline-indigo" : ""}`}
    >
      {day}
    </button>
  );
}
