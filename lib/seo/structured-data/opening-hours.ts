import { toLatinDigits } from "@/lib/platform/text/digits";

const DAYS = ["saturday", "sunday", "monday", "tuesday", "wednesday", "thursday", "friday"];

/** Such as `Saturday to Thursday 10 am – 9 pm`, or of one day. */
const PART =
  /^([a-z]+)(?:\s*(?:to|–|-)\s*([a-z]+))?,?\s+(\d{1,2})(?::(\d\d))?\s*([ap]m)\s*(?:to|–|-)\s*(\d{1,2})(?::(\d\d))?\s*([ap]m)$/;

/**
 * Opening hours as schema.org writes them (`Sa-Th 10:00-21:00`), from how people say them; null where any part says more
 * than days and hours, since half of them would be wrong.
 */
export function readOpeningHours(text: string): string[] | null {
  const parts = toLatinDigits(text)
    .toLowerCase()
    .split(/[,;](?!\s*\d)/)
    .map((part) => readPart(part.trim()));
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length ? known : null;
}

function readPart(part: string): string | null {
  const [, from = "", to, hour, minute, half, endHour, endMinute, endHalf] = PART.exec(part) ?? [];
  const days = to === undefined ? [from] : [from, to];
  const [opens, closes] = [toTime(hour, minute, half), toTime(endHour, endMinute, endHalf)];
  if (!opens || !closes || !days.every((day) => DAYS.includes(day))) return null;
  return `${days.map(abbreviate).join("-")} ${opens}-${closes}`;
}

/** As schema.org has them: the first two letters. */
const abbreviate = (day: string): string => day.charAt(0).toUpperCase() + day.charAt(1);

function toTime(hour = "", minute = "00", half = ""): string | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours < 1 || hours > 12 || minutes > 59) return null;
  return `${String((hours % 12) + (half === "pm" ? 12 : 0)).padStart(2, "0")}:${minute}`;
}
