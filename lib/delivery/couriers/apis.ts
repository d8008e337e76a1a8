import "server-only";
import type { BookingDriver, CourierApi, WebhookReader } from "@/lib/delivery/couriers/driver";
import {
  type BookableCourier,
  type Courier,
  COURIER_FACTS,
  COURIERS,
} from "@/lib/delivery/couriers/registry";
import type { CourierState } from "@/lib/delivery/settings/dto";
import { steadfastApi } from "@/lib/delivery/couriers/steadfast/courier-api";
import { readFileVariables } from "@/lib/delivery/couriers/variables";

/** One line for each courier with an API. */
const BOOKABLE: Readonly<Record<BookableCourier, CourierApi>> = { steadfast: steadfastApi };

const APIS: Readonly<Partial<Record<Courier, CourierApi>>> = BOOKABLE;

/** Null where the shop has no keys of this courier. */
export const bookingDriver = (courier: Courier): BookingDriver | null => APIS[courier]?.booking() ?? null;

/** The couriers that the shop has keys of. */
export const listBookable = (): Courier[] => COURIERS.filter((courier) => bookingDriver(courier) !== null);

/** Of each courier; no secret is told. */
export const listCourierStates = (): CourierState[] =>
  COURIERS.map((courier) => {
    const api = APIS[courier];
    const variables: Record<string, unknown> = { ...api?.readVariables() };
    const byFile = COURIER_FACTS[courier].trackingLink === null ? "none" : "file";
    return {
      courier,
      way: api ? "api" : byFile,
      missing: (api?.keys ?? []).filter((name) => !variables[name]),
      hasWebhook: webhookReader(courier) !== null,
    };
  });

/** Null where the shop has set no secrets of this courier's webhook. */
export const webhookReader = (courier: Courier | null): WebhookReader | null =>
  (courier && APIS[courier]?.webhook()) ?? null;

/** Each throws EnvError for variables of couriers that make no sense. */
export const COURIER_VARIABLES: readonly (() => object)[] = [
  readFileVariables,
  ...Object.values(BOOKABLE).map(({ readVariables }) => readVariables),
];
