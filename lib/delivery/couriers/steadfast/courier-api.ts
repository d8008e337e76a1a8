import "server-only";
import type { CourierApi } from "@/lib/delivery/couriers/driver";
import { steadfastDriver } from "@/lib/delivery/couriers/steadfast/driver";
import { readSteadfastVariables } from "@/lib/delivery/couriers/steadfast/variables";
import { steadfastWebhook } from "@/lib/delivery/couriers/steadfast/webhook";

export const steadfastApi: CourierApi = {
  keys: ["STEADFAST_API_KEY", "STEADFAST_SECRET_KEY"],
  booking: steadfastDriver,
  webhook: steadfastWebhook,
  readVariables: readSteadfastVariables,
};
