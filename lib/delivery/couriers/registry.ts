import type { CourierFacts } from "@/lib/delivery/couriers/courier";
import * as couriers from "@/lib/delivery/couriers/couriers";

/** The couriers, as orders and payouts name them. */
export type Courier = keyof typeof couriers;

/** The couriers whose parcels can be booked over an API. */
export type BookableCourier = {
  [Name in Courier]: (typeof couriers)[Name]["statuses"] extends null ? never : Name;
}[Courier];

export const COURIER_FACTS: Readonly<Record<Courier, CourierFacts>> = couriers;

const isCourier = (name: string): name is Courier => name in COURIER_FACTS;

/** In the order of the desk's lists. */
export const COURIERS: readonly Courier[] = Object.keys(couriers)
  .filter(isCourier)
  .toSorted((one, two) => COURIER_FACTS[one].position - COURIER_FACTS[two].position);

/** Null for a courier that the shop does not know. */
export const findCourier = (name: string | null | undefined): Courier | null =>
  COURIERS.find((courier) => courier === name) ?? null;

export const FIRST_COURIER: Courier = COURIERS[0] ?? "own";

/** The courier of a booking that does not name one. */
export const FIRST_BOOKABLE: Courier =
  COURIERS.find((courier) => COURIER_FACTS[courier].statuses !== null) ?? FIRST_COURIER;
