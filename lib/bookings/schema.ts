import { z } from "zod";
import { idSchema } from "@/lib/http/id-schema";

/** Of one call: the courier takes more, but its answer is to be there while somebody waits for it. */
export const MAX_BOOKINGS = 10;

/** POST /parcels/bookings */
export const bookParcelsSchema = z.object({ ids: z.array(idSchema).min(1).max(MAX_BOOKINGS) });
