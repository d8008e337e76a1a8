import { z } from "zod";
import { FIRST_BOOKABLE } from "@/lib/delivery/couriers/registry";
import { courierSchema } from "@/lib/delivery/couriers/schema";
import { idSchema } from "@/lib/platform/http/id-schema";

/** The most of one call. The courier takes more, but somebody waits for its answer. */
export const MAX_BOOKINGS = 10;

/** POST /parcels/bookings */
export const bookParcelsSchema = z.object({
  ids: z.array(idSchema).min(1).max(MAX_BOOKINGS),
  courier: courierSchema.optional().describe(`\`${FIRST_BOOKABLE}\` unless given.`),
});
