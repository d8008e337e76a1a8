/**
 * How people write a price range in a search, in English, Bengali, and Bengali in Latin letters: "under 1,500",
 * "১৫০০ টাকার মধ্যে", "1000 theke 1500". Commas stand between the spellings.
 */
export const PRICE_WORDS = {
  /** Before the amount. */
  under: "under, below, within, less than, up to, upto, at most, max, maximum, not over, cheaper than, <, ≤",
  over: "over, above, more than, at least, from, min, minimum, starting at, starting from, >, ≥",
  /** Behind it, as Bengali has it. */
  orLess:
    "মধ্যে, মধ্যের, ভিতরে, ভেতরে, নিচে, নিচের, নীচে, নীচের, কম, কমে, কমের, পর্যন্ত, moddhe, moddher, modhe, vitore, niche, nicher, kom, kome, komer, porjonto, or less, or under, or below, max, maximum",
  orMore:
    "উপরে, উপরের, ওপরে, ওপরের, বেশি, থেকে, upore, uporer, opore, beshi, besi, theke, or more, or over, or above, and up, and above, plus, +",
  /** Between two amounts. */
  to: "to, -, –, —, ~, থেকে, হতে, theke, hote",
  between: "between, from",
  and: "and",
  currency: "taka, takar, tk, bdt, টাকা, টাকার, টাকায়, ৳, tk ., /-",
  thousand: "k, হাজার, হাজারের, hajar, hazar, hajarer",
  /** Between the amount and what stands behind it. */
  of: "er, r, এর",
  /** What makes a number no price. */
  units: "gsm, জিএসএম, oz, cm, mm, inch, ইঞ্চি, %",
} as const;

/** Words that count thousands. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  এক: 1,
  ek: 1,
  দেড়: 1.5,
  der: 1.5,
  দুই: 2,
  dui: 2,
  আড়াই: 2.5,
  arai: 2.5,
  তিন: 3,
  tin: 3,
  চার: 4,
  char: 4,
  পাঁচ: 5,
  pach: 5,
  panch: 5,
};
