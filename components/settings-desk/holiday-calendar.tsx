import { useWords } from "#words";
import { useState } from "react";
import { HolidayList } from "@/components/settings-desk/holiday-list";
import { MonthTable } from "@/components/settings-desk/month-table";
import { Button } from "@/components/ui/button";
import { todayInDhaka } from "@/lib/platform/time/dhaka";
import {
  addMonths,
  holidayOn,
  type Holidays,
  nameOfHoliday,
  readDayNames,
  showDayNames,
  toggleHoliday,
} from "@/lib/settings/holidays/rules";

interface HolidayCalendarProps {
  /** What is set in a field of the group, by the name of the field. */
  textOf: (name: string) => string;
  onType: (name: string, text: string) => void;
}

const linesOf = (text: string): string[] => text.split("\n").filter(Boolean);

/** A month whose days are pressed to be holidays, and a list of those that are, with their names. */
export function HolidayCalendar({ textOf, onType }: HolidayCalendarProps) {
  const { holidays: words } = useWords("deskSettings");
  const { day } = useWords("orders");
  const today = todayInDhaka();
  const [month, setMonth] = useState(() => today.slice(0, 7));
  const [told, setTold] = useState("");
  const holidays: Holidays = {
    dates: linesOf(textOf("holidays")),
    yearly: linesOf(textOf("yearlyHolidays")),
    names: readDayNames(textOf("holidayNames")),
  };
  const put = (next: Holidays): void => {
    onType("holidays", next.dates.join("\n"));
    onType("yearlyHolidays", next.yearly.join("\n"));
    onType("holidayNames", showDayNames(next.names));
  };
  const press = (date: string): void => {
    put(toggleHoliday(date, holidays));
    setTold(words[whatIsPressed(date, holidays)](day(date)));
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="float-left care-label">{words.title}</legend>
      <p className="text-sm text-muted">{words.intro}</p>
      <MonthTable
        month={month}
        today={today}
        weekend={textOf("weekend").split(", ")}
        nameOn={(date) => {
          const listed = holidayOn(date, holidays);
          return listed === null ? null : words.name(nameOfHoliday(listed, holidays));
        }}
        onMonth={setMonth}
        onPress={press}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          disabled={month <= today.slice(0, 7)}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          {words.previous}
        </Button>
        <Button variant="quiet" onClick={() => setMonth(addMonths(month, 1))}>
          {words.next}
        </Button>
      </div>
      <output className="block min-h-6 text-sm">{told}</output>
      <HolidayList holidays={holidays} today={today} onChange={put} />
    </fieldset>
  );
}

/** What a press does. */
function whatIsPressed(date: string, before: Holidays): "added" | "removed" | "removedYearly" {
  const listed = holidayOn(date, before);
  if (listed === null) return "added";
  return listed === date ? "removed" : "removedYearly";
}
