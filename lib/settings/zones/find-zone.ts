import {
  AROUND_DHAKA,
  DHAKA,
  DISTRICTS_OF_DHAKA_DIVISION,
  NAMED_AFTER_PLACES,
  OTHER_DISTRICTS,
  type Place,
  QUARTERS_OF_DHAKA,
} from "@/lib/settings/zones/places";
import { MAX_AREA_LENGTH } from "@/lib/settings/zones/rules";
import { toLatinDigits } from "@/lib/platform/text/digits";
import type { DeliveryLocation } from "@/lib/site";
import { foldCase } from "@/lib/platform/text/text";

type Kind = "quarter" | "dhaka" | "around" | "division" | "district";

interface Spelling {
  kind: Kind;
  name: string;
  words: readonly string[];
}

interface Found {
  kind: Kind;
  name: string;
  /** The word that it begins with. */
  at: number;
}

export interface Zone {
  location: DeliveryLocation;
  /** The place that says so. */
  place: string;
}

const wordsOf = (text: string): string[] =>
  foldCase(toLatinDigits(text))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

const spell = (kind: Kind, places: readonly Place[]): Spelling[] =>
  places.flatMap(([name, ...others]) =>
    [name, ...others].map((spelling) => ({ kind, name, words: wordsOf(spelling) })),
  );

const BY_FIRST_WORD = new Map<string, Spelling[]>();
for (const spelling of [
  ...spell("quarter", QUARTERS_OF_DHAKA),
  ...spell("dhaka", [DHAKA]),
  ...spell("around", AROUND_DHAKA),
  ...spell("division", DISTRICTS_OF_DHAKA_DIVISION),
  ...spell("district", OTHER_DISTRICTS),
]) {
  const first = spelling.words[0] ?? "";
  BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), spelling]);
}

const OF_ROADS = new Set(NAMED_AFTER_PLACES.map((word) => foldCase(word)));

/** Where an address lies by the names in it; null where it names no place, or several that do not agree. */
export function findZone(address: string): Zone | null {
  const found = findPlaces(wordsOf(address));
  const last = (...kinds: Kind[]) => found.findLast(({ kind }) => kinds.includes(kind));
  // The address does not tell which charge it has.
  if (last("around")) return null;
  const [outside, dhaka] = [last("district", "division"), last("dhaka")];
  const inside = dhaka ?? last("quarter");
  if (!outside) return inside ? { location: "Inside Dhaka", place: inside.name } : null;
  // "Gazipur, Dhaka" is the division; other districts that stand before Dhaka leave it open.
  const isOutside = !inside || inside.at < outside.at || (dhaka && outside.kind === "division");
  return isOutside ? { location: "Outside Dhaka", place: outside.name } : null;
}

interface Addressed {
  address: string;
  deliveryLocation: string;
}

/** The district that an address lies in; empty where it does not say, and is outside Dhaka. */
export function findDistrict({ address, deliveryLocation }: Addressed): string {
  const zone = findZone(address);
  const isInside = (zone?.location ?? deliveryLocation) === "Inside Dhaka";
  return isInside ? DHAKA[0] : (zone?.place ?? "");
}

/** The thana or quarter of Dhaka that an address names last; null where it names none. */
export function findQuarter(address: string): string | null {
  return findPlaces(wordsOf(address)).findLast(({ kind }) => kind === "quarter")?.name ?? null;
}

/** The part of an address that stands before its district, and may be its area; empty where there is none. */
export function guessArea(address: string): string {
  const parts = address.split(/[,;\n]/).map((part) => part.trim());
  const at = parts.findLastIndex((part) => findPlaces(wordsOf(part)).some(({ kind }) => kind !== "quarter"));
  const before = parts[at - 1] ?? "";
  return /\d|[০-৯]/.test(before) ? "" : before.slice(0, MAX_AREA_LENGTH);
}

function findPlaces(words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length;) {
    const spelling = (BY_FIRST_WORD.get(words[at] ?? "") ?? [])
      .filter((candidate) => candidate.words.every((word, index) => words[at + index] === word))
      .toSorted((a, b) => b.words.length - a.words.length)[0];
    const next = at + (spelling?.words.length ?? 1);
    if (spelling && !OF_ROADS.has(words[next] ?? "")) found.push({ ...spelling, at });
    at = next;
  }
  return found;
}
