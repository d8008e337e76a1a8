import { areaName } from "@/lib/areas";
import { DISTRICTS } from "@/lib/settings/zones/place-spellings";
import { QUARTERS_OF_DHAKA } from "@/lib/settings/zones/places";
import { THANAS } from "@/lib/settings/zones/thanas";

interface SpelledArea {
  /** As lib/areas.ts names it. */
  name: string;
  /** The same in Bengali letters. */
  bengali: string;
  /** Its own name in both scripts, without its district's. */
  own: string;
  /** Other spellings. */
  others: string;
}

const isBengali = (text: string): boolean => /\p{Script=Bengali}/u.test(text);

const OTHERS_OF_DHAKA = new Map(QUARTERS_OF_DHAKA.map(([name, ...others]) => [name, others.join(" ")]));

/** The districts, and each thana with its district. */
export const AREAS: readonly SpelledArea[] = DISTRICTS.flatMap(([district, ...spellings]) => {
  const inBengali = spellings.find(isBengali) ?? "";
  const thanas = (THANAS.get(district) ?? []).map(({ name, bengali }) => ({
    name: areaName({ district, thana: name }),
    bengali: `${bengali}, ${inBengali}`,
    own: `${name} ${bengali}`,
    others: district === "Dhaka" ? (OTHERS_OF_DHAKA.get(name) ?? "") : "",
  }));
  return [{ name: district, bengali: inBengali, own: district, others: spellings.join(" ") }, ...thanas];
});

const BENGALI_NAMES = new Map(AREAS.map(({ name, bengali }) => [name, bengali]));

/** What an area, as lib/areas.ts names it, is called in Bangla; nothing where there is no such area. */
export const areaInBangla = (name: string): string | undefined => BENGALI_NAMES.get(name);
