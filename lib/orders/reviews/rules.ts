import type { ReviewFit, ReviewFlag } from "@/lib/orders/reviews/constants";
import type { ReviewSummary } from "@/lib/orders/reviews/dto";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { foldCase } from "@/lib/platform/text/text";

interface Rated {
  rating: number;
  fit: ReviewFit;
}

/** What the shown reviews of a product say together. */
export function summarize(shown: readonly Rated[]): ReviewSummary {
  const count = shown.length;
  const sum = shown.reduce((total, { rating }) => total + rating, 0);
  const having = (fit: ReviewFit) => shown.filter((review) => review.fit === fit).length;
  return {
    count,
    average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10,
    fits: { tight: having("tight"), right: having("right"), loose: having("loose") },
  };
}

/** From so many answers on they say something of the next buyer too. */
const LEAST_ANSWERS = 3;

interface SaidFit {
  fit: keyof ReviewSummary["fits"];
  said: number;
  /** All who said how it fits. */
  all: number;
}

/** What most say of the fit; true to size where as many say so as anything else. Null while few have said anything. */
export function mostSaidFit(fits: ReviewSummary["fits"]): SaidFit | null {
  const all = fits.tight + fits.right + fits.loose;
  if (all < LEAST_ANSWERS) return null;
  const most = (["right", "tight", "loose"] as const).reduce((best, fit) =>
    fits[fit] > fits[best] ? fit : best,
  );
  return { fit: most, said: fits[most], all };
}

const TITLES = new Set([
  "md",
  "mohd",
  "mohammad",
  "mohammed",
  "muhammad",
  "mr",
  "mrs",
  "ms",
  "dr",
  "mst",
  "মো",
  "মোঃ",
  "মোহা",
  "মোহাঃ",
  "মোহাম্মদ",
  "মোছাঃ",
  "মোসাঃ",
  "ডা",
  "ড",
]);
const NO_NAME = /[\p{N}@/]/u;
const MAX_FIRST_NAME = 30;
const BETWEEN_PARTS = /[\s.,:_-]+/u;
/** A Bangla title that ends in its own sign may have no space behind it. */
const JOINED_TITLE = new RegExp(
  `^(?:${[...TITLES].filter((title) => title.endsWith("ঃ")).join("|")})(?=\\p{L})`,
  "u",
);

/** The first of somebody's names, without title or initials; empty where it says more than a name, such as a phone. */
export function firstNameOf(name: string): string {
  const parts = name
    .trim()
    .replace(JOINED_TITLE, "")
    .split(BETWEEN_PARTS)
    .filter((part) => part !== "" && !TITLES.has(foldCase(part)));
  const first = parts.find(({ length }) => length > 1) ?? "";
  return NO_NAME.test(first) || first.length > MAX_FIRST_NAME ? "" : first;
}

/**
 * An address of the web: with its protocol, with www, or with one of the ends that are met. An end that is a word of many
 * sentences, as in "good.in winter", needs a slash behind it.
 */
const LINK =
  /(?:https?:\/\/|www\.)([^\s/?#]+)|\b((?:[a-z0-9-]+\.)+(?:(?:com|net|org|shop|store|xyz|info|biz|online|link|ly|co|io|bd)\b|(?:site|top|club|live|me|in|app)(?=\/)))/giu;
/** A dot between two sentences with no space behind it. */
const FULL_STOP = /(?<=\p{Ll}\.)(?=\p{Lu})(?!(?:Com|Net|Org)\b)/gu;

/** Mobile numbers of Bangladesh, however their digits are parted; and any other row of ten digits and more. */
const PHONE = /(?:\d[\s().-]{0,2}){10,}/;
const SAME_SIGNS = /(\P{N})\1{5,}/u;
const LEAST_REPEATS = 5;
/** Of all words of the text: long ones say "shirt" often too. */
const LEAST_SHARE = 0.3;
const LONG_WORD = 3;

/** What is worth a look in the text of a review; the hosts are the shop's own, which it may name. */
export function flagsOf(text: string, ownHosts: readonly string[] = []): ReviewFlag[] {
  const folded = foldCase(toLatinDigits(text));
  const sentences = foldCase(toLatinDigits(text.replace(FULL_STOP, " ")));
  const hasLink = [...sentences.matchAll(LINK)].some(([, full = "", bare = ""]) => {
    const host = (full || bare).replace(/^www\./, "");
    return !ownHosts.some((own) => host === own || host.endsWith(`.${own}`));
  });
  return [
    ...(hasLink ? (["link"] as const) : []),
    ...(PHONE.test(folded) ? (["phone"] as const) : []),
    ...(isSpam(folded) ? (["spam"] as const) : []),
  ];
}

/** One sign, or one word, over and over. */
function isSpam(text: string): boolean {
  const counts = new Map<string, number>();
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const word of words) if (word.length > LONG_WORD) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return SAME_SIGNS.test(text) || (most >= LEAST_REPEATS && most >= words.length * LEAST_SHARE);
}
