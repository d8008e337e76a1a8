import { z } from "zod";
import { parseWholeNumber, toLatinDigits } from "@/lib/platform/text/digits";
import { isCallable, parseMobile } from "@/lib/platform/text/phone";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { asPlace, isPlace } from "@/lib/settings/fields/place";
import { settingErrors } from "@/lib/words/en/setting-errors";

/** How a form shows a setting. Its label stands in the words of each language, by its place in the group. */
export interface FieldFacts {
  kind:
    | "line"
    | "paragraph"
    | "email"
    | "phone"
    | "link"
    | "place"
    | "date"
    | "number"
    | "page"
    | "sections"
    | "slides"
    | "products"
    | "zones"
    | "collection"
    | "days"
    | "dates"
    | "choice"
    | "kinds";
  /** What a choice is made from, as its control shows it. */
  choices?: readonly string[];
  /** Of a table, whose rows have a field each: the names of these. Some come and go while the shop runs. */
  rows?: () => readonly string[];
  /** The value as its control shows it; a text is shown as it is. */
  show?: (value: unknown) => string;
  /** What was typed, for the schema; a text is read as it is. */
  read?: (typed: string) => unknown;
  /** What is wrong with a new value that the schema takes, or null. One that a shop has stored already stays. */
  whyRefused?: (value: unknown) => string | null;
}

/** The settings that have a field in a form; zod keeps their facts beside their schemas. */
export const SETTING_FIELDS = z.registry<FieldFacts>();

export interface SettingField extends Required<Omit<FieldFacts, "rows">> {
  /** By its place in the group, such as `["outlet", "city"]`. */
  path: [string, string?];
  schema: z.ZodType;
}

/** The fields of a group's schema, in its order. */
export function listSettingFields(group: z.ZodObject): SettingField[] {
  return Object.entries(group.shape).flatMap(([name, schema]): SettingField[] => {
    if (schema instanceof z.ZodObject)
      return listSettingFields(schema).map((field) => ({ ...field, path: [name, field.path[0]] }));
    if (!(schema instanceof z.ZodType)) return [];
    const registered = SETTING_FIELDS.get(schema);
    if (!registered) return [];
    const { rows, ...facts } = registered;
    const field = { choices: [], show: asText, read: asTyped, whyRefused: () => null, ...facts };
    const rowSchema = schema instanceof z.ZodRecord ? schema.valueType : undefined;
    if (!rows || !(rowSchema instanceof z.ZodType)) return [{ ...field, path: [name], schema }];
    return rows().map((row) => ({ ...field, path: [name, row], schema: rowSchema }));
  });
}

export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

const asTyped = (typed: string): string => typed;

interface TextFacts {
  /** In characters. */
  max: number;
}

/** Cleaned before it is checked. */
const text = (clean: (typed: string) => string, max: number) =>
  z.string().overwrite(clean).max(max, settingErrors.characters(max));

/** One line of text. */
export const lineField = ({ max }: TextFacts) =>
  text(cleanLine, max).refine(isVisible, settingErrors.enter).register(SETTING_FIELDS, { kind: "line" });

/** One line of text, or nothing. */
export const optionalLineField = ({ max }: TextFacts) =>
  text(cleanLine, max).register(SETTING_FIELDS, { kind: "line" });

/** One paragraph of text. */
export const paragraphField = ({ max }: TextFacts) =>
  text(cleanLine, max).refine(isVisible, settingErrors.enter).register(SETTING_FIELDS, { kind: "paragraph" });

const PHONE = settingErrors.phone("01700-000000");

/** A number that can be dialled, as it is to be read. Bengali digits are understood. */
export const phoneField = () =>
  text((typed) => toLatinDigits(cleanLine(typed)), 20)
    .regex(/^(?:\+[1-9]|0|880)(?:[\s-]?\d){5,14}$/, PHONE)
    .register(SETTING_FIELDS, {
      kind: "phone",
      whyRefused: (phone) => (isCallable(String(phone)) ? null : PHONE),
    });

export const emailField = () =>
  text((typed) => cleanLine(typed).toLowerCase(), 254)
    .refine((typed) => z.email().safeParse(typed).success, settingErrors.email)
    .register(SETTING_FIELDS, { kind: "email" });

const isLink = (typed: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(typed).success;
const MAX_LINK = 500;

/** How people write a link: without what stands before its domain. */
const BARE_LINK = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/|$)/i;

const cleanLink = (typed: string): string => {
  const link = cleanLine(typed);
  return BARE_LINK.test(link) ? `https://${link}` : link;
};

export const linkField = () =>
  text(cleanLink, MAX_LINK).refine(isLink, settingErrors.link).register(SETTING_FIELDS, { kind: "link" });

/** A link, or nothing. */
export const optionalLinkField = () =>
  text(cleanLink, MAX_LINK)
    .refine((typed) => typed === "" || isLink(typed), settingErrors.link)
    .register(SETTING_FIELDS, { kind: "link" });

/** A path of the shop, a link with https, or nothing. */
export const placeField = () =>
  text((typed) => asPlace(cleanLine(typed)), MAX_LINK)
    .refine((typed) => typed === "" || isPlace(typed), settingErrors.place)
    .register(SETTING_FIELDS, { kind: "place" });

const CHARGE = settingErrors.charge;

/** Whole BDT. */
export const chargeField = () =>
  z.int(CHARGE).min(0, CHARGE).max(10_000, CHARGE).register(SETTING_FIELDS, {
    kind: "number",
    show: String,
    read: readTaka,
  });

/** Bengali digits, commas and the sign of the taka are understood. */
const readTaka = (typed: string): number | string =>
  parseWholeNumber(typed.replace(/BDT|[৳,]/gi, "")) ?? typed;

const SUM = settingErrors.sum;

/** Whole BDT of an order, or null where nothing is entered. */
export const optionalSumField = () =>
  z
    .int(SUM)
    .min(1, SUM)
    .max(1_000_000, SUM)
    .nullable()
    .register(SETTING_FIELDS, {
      kind: "number",
      show: (value) => (typeof value === "number" ? String(value) : ""),
      read: (typed) => (cleanLine(typed) === "" ? null : readTaka(typed)),
    });

/** Whole numbers, as they are typed: Bengali digits are understood. */
const wholeNumber = ({ min, max, message }: { min: number; max: number; message: string }) =>
  z
    .int(message)
    .min(min, message)
    .max(max, message)
    .register(SETTING_FIELDS, {
      kind: "number",
      show: String,
      read: (typed) => parseWholeNumber(typed.replace(/%/g, "")) ?? typed,
    });

/** A number of days. */
export const dayCountField = () => wholeNumber({ min: 1, max: 60, message: settingErrors.dayCount });

/** A share in percent. */
export const percentField = () => wholeNumber({ min: 0, max: 100, message: settingErrors.percent });

const RATE = settingErrors.rate;

/** A rate in percent, with up to two decimals. */
export const rateField = () =>
  z
    .number(RATE)
    .min(0, RATE)
    .max(100, RATE)
    .refine((rate) => Number(rate.toFixed(2)) === rate, RATE)
    .register(SETTING_FIELDS, {
      kind: "line",
      show: String,
      read(typed) {
        const rate = toLatinDigits(cleanLine(typed)).replace("%", "").trim();
        return /^\d{1,3}(?:\.\d{1,2})?$/.test(rate) ? Number(rate) : typed;
      },
    });

/** A business identification number as it is written, or nothing. Bengali digits are understood. */
export const optionalBinField = () =>
  text((typed) => toLatinDigits(cleanLine(typed)).replace(/^(\d{9})-?(\d{4})$/, "$1-$2"), 14)
    .regex(/^(?:\d{9}-\d{4})?$/, settingErrors.bin)
    .register(SETTING_FIELDS, { kind: "line" });

/** A mobile of Bangladesh as 01XXXXXXXXX, or nothing. */
export const optionalMobileField = () =>
  text((typed) => parseMobile(typed) ?? cleanLine(typed), 40)
    .refine((typed) => typed === "" || parseMobile(typed) === typed, settingErrors.phone("01712345678"))
    .register(SETTING_FIELDS, { kind: "phone" });

interface RangeFacts {
  /** The least number of days that the longest may be. */
  least?: number;
}

const MAX_DAYS = 60;

/** Business days, of which the longest are at least so many. */
function daysFrom(least: number) {
  const message = settingErrors.businessDays(least, MAX_DAYS, least === 0 ? "2–3" : "0–1");
  const day = (min: number) => z.int(message).min(min, message).max(MAX_DAYS, message);
  return z.object({ min: day(0), max: day(least) }, message).refine(({ min, max }) => min <= max, message);
}

export const daysSchema = daysFrom(0);

/** Business days, from the shortest to the longest. */
export function rangeField({ least = 0 }: RangeFacts = {}) {
  const schema = least === 0 ? daysSchema : daysFrom(least);
  // One field: neither of its ends is set without the other.
  return z.readonly(schema).register(SETTING_FIELDS, {
    kind: "line",
    show(value) {
      const { min = 0, max = 0 } = schema.safeParse(value).data ?? {};
      return min === max ? String(min) : `${min}–${max}`;
    },
    read(typed) {
      const [, from, to = from] =
        /^(\d+)(?:\s*(?:to|–|-)\s*(\d+))?$/.exec(toLatinDigits(cleanLine(typed))) ?? [];
      return from === undefined ? typed : { min: Number(from), max: Number(to) };
    },
  });
}

/** A date, as YYYY-MM-DD, or nothing. */
export const optionalDateField = () =>
  text((typed) => toLatinDigits(cleanLine(typed)), 10)
    .refine((typed) => typed === "" || z.iso.date().safeParse(typed).success, settingErrors.date)
    .register(SETTING_FIELDS, { kind: "date" });

/** What a group has in a field, as its control shows it. */
export function typedAt(
  group: object,
  { path: [name, part], show }: Pick<SettingField, "path" | "show">,
): string {
  const value: unknown = Reflect.get(group, name);
  return part === undefined ? show(value) : typedAt(Object(value), { path: [part], show });
}

/** The name of a field in its form. */
export const nameOf = ({ path }: Pick<SettingField, "path">): string => path.join(".");
