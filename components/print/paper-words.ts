import { type Area, areaName } from "@/lib/areas";
import { areaInBangla } from "@/lib/settings/zones/words";
import type { Language } from "@/lib/words/constants";
import { wordsOf } from "@/lib/words/of-request";

/** The words of a paper in its language. Only the server renders papers: no page loads the words for them. */
export const paperWords = (language: Language) => ({
  language,
  categories: wordsOf("categories", language),
  labels: wordsOf("deskLabels", language),
  ordering: wordsOf("ordering", language),
  orders: wordsOf("orders", language),
  papers: wordsOf("papers", language),
  units: wordsOf("units", language),
  values: wordsOf("values", language),
});

export type PaperWords = ReturnType<typeof paperWords>;

/** Says where an order goes, such as `Inside Dhaka: Dhanmondi, Dhaka`. */
export function sayDestination(
  { language, orders }: PaperWords,
  { deliveryLocation, ...area }: Area & { deliveryLocation: string },
): string {
  const english = areaName(area);
  const shown = language === "bn" ? (areaInBangla(english) ?? english) : english;
  return [orders.location(deliveryLocation), shown].filter(Boolean).join(": ");
}
