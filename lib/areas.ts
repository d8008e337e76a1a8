import type { DeliveryLocation, DeliveryZone } from "@/lib/site";

const CAPITAL = "Dhaka";

/** Where something goes, as lib/settings/zones/thanas.ts names it; both empty or missing where that is not known. */
export interface Area {
  district?: string | null | undefined;
  thana?: string | null | undefined;
}

/** An area as zones list it: a district, such as `Gazipur`, or a thana with its district, such as `Savar, Dhaka`. */
export const areaName = ({ district, thana }: Area): string =>
  [thana, district].filter((part) => part).join(", ");

/** Where an order goes, such as `Outside Dhaka: Savar, Dhaka`. */
export const destinationName = ({ deliveryLocation, ...area }: Area & { deliveryLocation: string }): string =>
  [deliveryLocation, areaName(area)].filter(Boolean).join(": ");

/** The area of such a name. */
export function readArea(name: string): { district: string; thana: string } {
  const [thana = "", district] = name.split(", ");
  return district === undefined ? { district: thana, thana: "" } : { district, thana };
}

/** The zone that an area lies in: one that lists its thana goes before one that lists its district. */
export function findDeliveryZone(zones: readonly DeliveryZone[], area: Area): DeliveryZone | null {
  if (!area.district) return null;
  const names = [areaName(area), area.district];
  return names.flatMap((name) => zones.find(({ places }) => places.includes(name)) ?? [])[0] ?? null;
}

/** The location that an area belongs to: that of its zone, and else outside Dhaka what lies in another district; null where the area does not say. */
export function locationOfArea(zones: readonly DeliveryZone[], area: Area): DeliveryLocation | null {
  const zone = findDeliveryZone(zones, area);
  if (zone) return zone.location;
  return area.district && area.district !== CAPITAL ? "Outside Dhaka" : null;
}
