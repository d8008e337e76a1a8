"use client";

import { useWords } from "#words";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { DayRange } from "@/lib/site";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { addWorkingDays, type WorkingCalendar } from "@/lib/settings/working-days";

/** Keeps the line's height, so that nothing moves when the dates appear. */
const NOT_YET = "\u00a0";

interface ArrivalDatesProps {
  days: DayRange;
  calendar: WorkingCalendar;
}

/** On which days an order of today arrives. The browser computes them, because the page may be from another day. */
export function ArrivalDates({ days: { min, max }, calendar }: ArrivalDatesProps) {
  const { arrival } = useWords("buying");
  const dates = useBrowserValue(() => {
    const today = toDhakaDay(Date.now());
    return arrival(addWorkingDays(today, min, calendar), addWorkingDays(today, max, calendar));
  }, NOT_YET);
  return <span className="block text-muted">{dates}</span>;
}
