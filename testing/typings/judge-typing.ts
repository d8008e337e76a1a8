import type { Answer } from "@/lib/catalogue/search/answer-search";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { type Entry, NUMBERS_PER_OPTION } from "@/lib/catalogue/search/entry";
import { findProducts } from "@/lib/catalogue/search/find-products";
import { COLOR_FAMILIES } from "@/lib/catalogue/search/catalog-colors";
import { NONE, type Typing } from "@/testing/typings/typing";

const FIRST = 3;

/** What is wrong with the answer to a typing, as one line; empty where it is right. */
export function wrongIn(catalogue: Catalogue, answer: Answer, [, wanted, also = ""]: Typing): string[] {
  return wanted.startsWith(NONE)
    ? wrongInNothing(catalogue, answer, wanted.slice(NONE.length))
    : wrongInFound(catalogue, answer, { wanted, also: also.split(" ").filter(Boolean) });
}

/** What is not sold is said to be missing, and counted, and what is near it is offered. */
function wrongInNothing(catalogue: Catalogue, answer: Answer, near: string): string[] {
  const { isMissed, missed, nearest, found } = answer;
  if (!isMissed || found.entries.length > 0) return [`is not sold, but finds ${tell(found.entries, answer)}`];
  if (missed === null) return ["is not counted as missed"];
  const offered = nearest.map(({ text }) => findProducts(catalogue, text).entries);
  if (offered.some((entries) => entries.length === 0)) return ["offers what finds nothing"];
  const isNear = near === "" || offered.some(([first]) => first !== undefined && isOf(first, near));
  return isNear ? [] : [`offers only ${nearest.map(({ text }) => text).join(", ") || "nothing"}`];
}

function wrongInFound(
  catalogue: Catalogue,
  answer: Answer,
  { wanted, also }: { wanted: string; also: readonly string[] },
): string[] {
  const { entries } = answer.found;
  const first = entries.slice(0, FIRST);
  if (first.length === 0) return ["finds nothing"];
  if (!first.every((entry) => isOf(entry, wanted))) return [`finds ${tell(entries, answer)}`];
  const unmet = also.filter((one) => !isMet(catalogue, answer, one, first));
  if (unmet.length > 0) return [`is not ${unmet.join(", ")}: ${tell(entries, answer)}`];
  const [top] = first;
  const options = also.filter((one) => isColor(one) || isSize(catalogue, one));
  const isMade = !top || options.length === 0 || hasOption(catalogue, top, options);
  return isMade ? [] : [`has no ${options.join(" ")} of ${tell(entries, answer)}`];
}

const isOf = ({ category, name, fitLabel }: Entry, wanted: string): boolean =>
  wanted.split("|").some((one) => category === one || name.includes(one) || fitLabel === one);

const tell = (entries: readonly Entry[], { corrected }: Answer): string =>
  `${entries
    .slice(0, FIRST)
    .map(({ name }) => name)
    .join(", ")}${corrected === null ? "" : ` (as ${corrected})`}`;

const isColor = (word: string): boolean => COLOR_FAMILIES.some(({ slug }) => slug === word);
const isSize = ({ sizes }: Catalogue, word: string): boolean => sizes.find(word) !== undefined;

function isMet(catalogue: Catalogue, answer: Answer, one: string, first: readonly Entry[]): boolean {
  const { filters } = answer.asked;
  const { entries } = answer.found;
  const price = Number(one.slice(1));
  if (one.startsWith("<")) return entries.every((entry) => entry.price <= price);
  if (one.startsWith(">")) return entries.every((entry) => entry.price >= price);
  if (one.startsWith("!")) return isToldLacking(answer, one.slice(1));
  if (one === "sale") return entries.every((entry) => entry.oldPrice !== null);
  if (isColor(one)) return first.every((entry) => hasOption(catalogue, entry, [one]));
  return isSize(catalogue, one) || filters.sort === one;
}

/** Nothing of the kind comes in the colour, which is told and counted. */
const isToldLacking = ({ lacked, missed }: Answer, color: string): boolean =>
  missed !== null && lacked.some((label) => label.toLowerCase() === color);

/** Whether one option has the size and the colour. */
function hasOption({ sizes, colors, families }: Catalogue, { options }: Entry, wanted: readonly string[]) {
  const isIt = (at: number) =>
    wanted.every((word) =>
      isColor(word)
        ? colors.factAt(options[at + 1] ?? 0)?.some((family) => families.slugAt(family) === word)
        : sizes.slugAt(options[at] ?? 0) === word,
    );
  return Array.from({ length: options.length / NUMBERS_PER_OPTION }, (_, at) => at * NUMBERS_PER_OPTION).some(
    isIt,
  );
}
