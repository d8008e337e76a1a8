import { type Destination, sayDestination } from "@/components/words/say-destination";
import { areaInBangla } from "@/lib/settings/zones/words";
import type { Language } from "@/lib/words/constants";
import { wordsOf } from "@/lib/words/of-request";
import { showOwnersText } from "@/lib/words/owners-text";

/** The words of a paper in its language. Only the server renders papers: no page loads the words for them. */
export const paperWords = (language: Language) => ({
  language,
  destination: (order: Destination): string =>
    sayDestination(order, {
      location: wordsOf("orders", language).location,
      area: (area) => showOwnersText(language, { text: area, textBn: areaInBangla(area) }).text,
    }),
  categories: wordsOf("categories", language),
  labels: wordsOf("deskLabels", language),
  ordering: wordsOf("ordering", language),
  orders: wordsOf("orders", language),
  papers: wordsOf("papers", language),
  units: wordsOf("units", language),
  values: wordsOf("values", language),
});

export type PaperWords = ReturnType<typeof paperWords>;
