import MiniSearch from "minisearch";
import { foldCase } from "@/lib/platform/text/text";
import { AREAS } from "@/lib/settings/zones/words";

/** An area that can be chosen. */
export interface FoundArea {
  /** As lib/areas.ts names it. */
  name: string;
  /** The same in Bengali letters. */
  bengali: string;
}

/** Letters that people write for one sound: `Keranigonj`, `Vatara`, `Zatrabari`. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/gong?j/g, "ganj"],
  [/bh|v/g, "b"],
  [/ph/g, "f"],
  [/[jz]h?/g, "j"],
  [/sh|ch+h/g, "s"],
  [/ee|y/g, "i"],
  [/oo|ou/g, "u"],
  [/(\p{L})\1/gu, "$1"],
];

const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [letters, one]) => sound.replace(letters, one), foldCase(word));

const index = new MiniSearch<(typeof AREAS)[number] & { id: number }>({
  fields: ["own", "name", "bengali", "others"],
  processTerm: soundOf,
  searchOptions: {
    boost: { own: 2 },
    combineWith: "AND",
    prefix: true,
    fuzzy: 0.25,
    weights: { fuzzy: 0.2, prefix: 0.7 },
  },
});
index.addAll(AREAS.map((area, id) => ({ id, ...area })));

/** The areas that a text means, in either script and however it is spelt; the best first. A district stands before its thanas. */
export function searchAreas(text: string, most: number): FoundArea[] {
  const found = index.search(text);
  const best = found[0]?.score ?? 0;
  const district = found.find(({ id, score }) => score > best / 2 && !AREAS[Number(id)]?.name.includes(", "));
  const inOrder = district ? [district, ...found.filter((one) => one !== district)] : found;
  return inOrder.slice(0, most).flatMap(({ id }) => AREAS[Number(id)] ?? []);
}
