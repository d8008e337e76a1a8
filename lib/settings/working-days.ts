import { addDays } from "@/lib/platform/time/dhaka";
import { WEEKDAYS } from "@/lib/platform/time/weekdays";
import type { Delivery } from "@/lib/site";

/** The days without work, as the owner has set them. */
export type WorkingCalendar = Pick<Delivery, "weekend" | "holidays" | "yearlyHolidays">;

/** Whether couriers and phones work on a day in Dhaka, `YYYY-MM-DD`: no weekend and no holiday. */
export function isWorkingDay(date: string, { weekend, holidays, yearlyHolidays }: WorkingCalendar): boolean {
  const weekday = WEEKDAYS[new Date(date).getUTCDay()];
  const isWeekend = weekend.some((day) => day === weekday);
  return !isWeekend && !yearlyHolidays.includes(date.slice(5)) && !holidays.includes(date);
}

/** The nth working day after a day, both `YYYY-MM-DD` in Dhaka; the day itself for none. */
export function addWorkingDays(date: string, days: number, calendar: WorkingCalendar): string {
  let [day, left] = [date, days];
  while (left > 0) {
    day = addDays(day, 1);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return day;
}
