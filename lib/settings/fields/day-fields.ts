import { z } from "zod";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { WEEKDAYS } from "@/lib/platform/time/weekdays";
import { type FieldFacts, SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { readDayNames, showDayNames } from "@/lib/settings/holidays/rules";

type Labelled = Pick<FieldFacts, "label" | "about">;

const readList = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map(cleanLine)
    .filter(Boolean);

const showList = (between: string) => (value: unknown) =>
  z.array(z.string()).safeParse(value).data?.join(between) ?? "";

const sorted = (dates: string[]): string[] => [...new Set(dates)].toSorted();

const DAYS = `Please enter days such as ${WEEKDAYS[5]}, ${WEEKDAYS[6]}, and leave at least one business day.`;

/** Days of the week. */
export const weekdaysField = (facts: Labelled) =>
  z
    .array(z.enum(WEEKDAYS, DAYS))
    .overwrite((days) => WEEKDAYS.filter((day) => days.includes(day)))
    .max(WEEKDAYS.length - 1, DAYS)
    .register(SETTING_FIELDS, {
      ...facts,
      kind: "days",
      show: showList(", "),
      read: (typed) =>
        readList(typed).map(
          (name) => WEEKDAYS.find((day) => day.toLowerCase() === name.toLowerCase()) ?? name,
        ),
    });

const DATE = "Please enter dates such as 2027-03-09.";
const MAX_DATES = 200;

/** Dates, as YYYY-MM-DD. */
export const datesField = (facts: Labelled) =>
  z
    .array(z.iso.date(DATE))
    .max(MAX_DATES, `Please keep this to ${MAX_DATES} dates.`)
    .overwrite(sorted)
    .register(SETTING_FIELDS, {
      ...facts,
      kind: "dates",
      show: showList("\n"),
      read: (typed) => readList(toLatinDigits(typed)),
    });

const YEARLY = "Please enter days such as 12-16.";
/** So few that some day of each year stays a business day. */
const MAX_YEARLY = 40;

/** In a leap year, so that 29 February is one. */
const isDayOfYear = (day: string): boolean => z.iso.date().safeParse(`2028-${day}`).success;

/** Days of every year, as MM-DD. */
export const yearlyDatesField = (facts: Labelled) =>
  z
    .array(z.string().refine(isDayOfYear, YEARLY))
    .max(MAX_YEARLY, `Please keep this to ${MAX_YEARLY} days.`)
    .overwrite(sorted)
    .register(SETTING_FIELDS, {
      ...facts,
      kind: "dates",
      show: showList("\n"),
      read: (typed) => readList(toLatinDigits(typed)),
    });

const MAX_NAME = 40;

const dayNamesSchema = z.array(
  z.object({
    day: z.string().refine((day) => isDayOfYear(day) || z.iso.date().safeParse(day).success, DATE),
    name: z
      .string()
      .overwrite(cleanLine)
      .max(MAX_NAME, `Please keep a name to ${MAX_NAME} characters.`)
      .refine(isVisible, "Please enter a name, or leave the day without one."),
  }),
);

/** What days are called: dates, or days of every year. */
export const dayNamesField = (facts: Labelled) =>
  dayNamesSchema.max(MAX_DATES + MAX_YEARLY).register(SETTING_FIELDS, {
    ...facts,
    kind: "dates",
    show: (value) => showDayNames(dayNamesSchema.safeParse(value).data ?? []),
    read: (typed) =>
      readDayNames(typed).flatMap(({ day, name }) => (cleanLine(name) === "" ? [] : [{ day, name }])),
  });
