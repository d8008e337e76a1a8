import type { Language } from "@/lib/messages/constants";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", bn: "bn-BD" };

/** A day `YYYY-MM-DD` as people say it, such as `Wed 25 Nov`. */
export function sayDay(day: string, language: Language): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString(LOCALES[language], { ...options, timeZone: "UTC" });
  if (language === "bn") return part({ day: "numeric", month: "long" });
  return `${part({ weekday: "short" })} ${part({ day: "numeric" })} ${part({ month: "short" })}`;
}
