import { z } from "zod";
import { parcelOrderDtoSchema } from "@/lib/delivery/parcels/dto";

const bookingRowSchema = z.object({
  orderId: z.string(),
  outcome: z
    .enum(["booked", "refused", "unsure"])
    .describe("`unsure`: the courier may have it; booking it again finds out, and never books it twice."),
  message: z.string().describe("Why it is not booked."),
  kinds: z.array(z.string()),
  order: parcelOrderDtoSchema.nullable().describe("As it is now; null where it is no parcel any more."),
});

export type BookingRowDto = z.output<typeof bookingRowSchema>;

export const bookedParcelsDtoSchema = z.object({
  rows: z.array(bookingRowSchema),
  isAway: z.boolean().describe("The courier does not answer, or wants no call now."),
});

export type BookedParcelsDto = z.output<typeof bookedParcelsDtoSchema>;
