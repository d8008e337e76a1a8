import { cleanLine } from "@/lib/platform/text/text";
import { zoneParts } from "@/lib/words/en/setting-parts";

/** A zone as its form has it: each part as it is typed. */
export interface TypedZone {
  name: string;
  nameBn: string;
  location: string;
  charge: string;
  days: string;
  /** Names of areas. */
  places: string[];
}

export const EMPTY_ZONE: TypedZone = {
  name: "",
  nameBn: "",
  location: "Outside Dhaka",
  charge: "",
  days: "",
  places: [],
};

/** What each part of a zone is called, in the form and in the audit log. */
export const ZONE_LABELS: Readonly<Record<keyof TypedZone, string>> = zoneParts;

/** Between places: the name of one has a comma. */
const BETWEEN = "; ";

/** Zones as the form and the audit log keep them: a line for each part, and an empty line between two zones. */
export const showTypedZones = (zones: readonly TypedZone[]): string =>
  zones
    .map(({ places, ...parts }) =>
      Object.entries({ ...parts, places: places.join(BETWEEN) })
        .filter(([part, text]) => part !== "nameBn" || text !== "")
        .map(([part, text]) => `${String(Reflect.get(ZONE_LABELS, part))}: ${text}`)
        .join("\n"),
    )
    .join("\n\n");

/** The zones of such lines. */
export const readTypedZones = (typed: string): TypedZone[] =>
  typed
    .split("\n\n")
    .filter(Boolean)
    .map((lines) => readTypedZone(lines.split("\n")));

function readTypedZone(lines: readonly string[]): TypedZone {
  const valueOf = (part: keyof TypedZone): string => {
    const start = `${ZONE_LABELS[part]}: `;
    return lines.find((line) => line.startsWith(start))?.slice(start.length) ?? "";
  };
  return {
    name: valueOf("name"),
    nameBn: valueOf("nameBn"),
    location: valueOf("location"),
    charge: valueOf("charge"),
    days: valueOf("days"),
    places: valueOf("places").split(BETWEEN.trim()).map(cleanLine).filter(Boolean),
  };
}
