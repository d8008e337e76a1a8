import { z } from "zod";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { WEEKDAYS } from "@/lib/platform/time/weekdays";
import { SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { readDayNames, showDayNames } from "@/lib/settings/holidays/rules";
import { settingErrors } from "@/lib/words/en/setting-errors";

const readList = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map(cleanLine)
    .filter(Boolean);

const showList = (between: string) => (value: unknown) =>
  z.array(z.string()).safeParse(value).data?.join(between) ?? "";

/** Dates as lines of a text. */
const AS_DATES = {
  kind: "dates",
  show: showList("\n"),
  read: (typed: string) => readList(toLatinDigits(typed)),
} as const;

const sorted = (dates: string[]): string[] => [...new Set(dates)].toSorted();

const DAYS = settingErrors.weekdays;

/** Days of the week. */
export const weekdaysField = () =>
  z
    .array(z.enum(WEEKDAYS, DAYS))
    .overwrite((days) => WEEKDAYS.filter((day) => days.includes(day)))
    .max(WEEKDAYS.length - 1, DAYS)
    .register(SETTING_FIELDS, {
      kind: "days",
      show: showList(", "),
      read: (typed) =>
        readList(typed).map(
          (name) => WEEKDAYS.find((day) => day.toLowerCase() === name.toLowerCase()) ?? name,
        ),
    });

const MAX_DATES = 200;

/** Dates, as YYYY-MM-DD. */
export const datesField = () =>
  z
    .array(z.iso.date(settingErrors.dates))
    .max(MAX_DATES, settingErrors.mostDates(MAX_DATES))
    .overwrite(sorted)
    .register(SETTING_FIELDS, AS_DATES);

/** So few that some day of each year stays a business day. */
const MAX_YEARLY = 40;

/** In a leap year, so that 29 February is one. */
const isDayOfYear = (day: string): boolean => z.iso.date().safeParse(`2028-${day}`).success;

/** Days of every year, as MM-DD. */
export const yearlyDatesField = () =>
  z
    .array(z.string().refine(isDayOfYear, settingErrors.yearly))
    .max(MAX_YEARLY, settingErrors.mostDays(MAX_YEARLY))
    .overwrite(sorted)
    .register(SETTING_FIELDS, AS_DATES);

const MAX_NAME = 40;

const dayNamesSchema = z.array(
  z.object({
    day: z
      .string()
      .refine((day) => isDayOfYear(day) || z.iso.date().safeParse(day).success, settingErrors.dates),
    name: z
      .string()
      .overwrite(cleanLine)
      .max(MAX_NAME, settingErrors.dayName(MAX_NAME))
      .refine(isVisible, settingErrors.noDayName),
  }),
);

/** What days are called: dates, or days of every year. */
export const dayNamesField = () =>
  dayNamesSchema.max(MAX_DATES + MAX_YEARLY).register(SETTING_FIELDS, {
    kind: "dates",
    show: (value) => showDayNames(dayNamesSchema.safeParse(value).data ?? []),
    read: (typed) =>
      readDayNames(typed).flatMap(({ day, name }) => (cleanLine(name) === "" ? [] : [{ day, name }])),
  });
