import { z } from "zod";
import { COURIERS, FIRST_BOOKABLE } from "@/lib/delivery/couriers/registry";
import { idSchema } from "@/lib/platform/http/id-schema";

/** Of one call: the courier takes more, but its answer is to be there while somebody waits for it. */
export const MAX_BOOKINGS = 10;

/** POST /parcels/bookings */
export const bookParcelsSchema = z.object({
  ids: z.array(idSchema).min(1).max(MAX_BOOKINGS),
  courier: z.enum(COURIERS).optional().describe(`\`${FIRST_BOOKABLE}\` unless given.`),
});
