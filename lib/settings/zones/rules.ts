import { DHAKA, DISTRICTS_OF_DHAKA_DIVISION, OTHER_DISTRICTS } from "@/lib/settings/zones/places";

/** The limit of the name of a zone within a district, as couriers call it. */
export const MAX_AREA_LENGTH = 60;

/** By the names that couriers have for them. */
export const DISTRICTS: readonly string[] = [DHAKA, ...DISTRICTS_OF_DHAKA_DIVISION, ...OTHER_DISTRICTS]
  .map(([name]) => name)
  .toSorted();
