import type { Language } from "@/lib/messages/constants";

const DAY_MS = 24 * 60 * 60_000;
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", bn: "bn-BD" };

/** A day `YYYY-MM-DD` so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A day `YYYY-MM-DD` as people say it, such as `Wed 25 Nov`. */
export function sayDay(day: string, language: Language): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString(LOCALES[language], { ...options, timeZone: "UTC" });
  if (language === "bn") return part({ day: "numeric", month: "long" });
  return `${part({ weekday: "short" })} ${part({ day: "numeric" })} ${part({ month: "short" })}`;
}
