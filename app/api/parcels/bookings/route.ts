import { bookParcels } from "@/lib/delivery/bookings/book-parcels";
import { bookedParcelsDtoSchema } from "@/lib/delivery/bookings/dto";
import { bookParcelsSchema } from "@/lib/delivery/bookings/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/parcels/bookings
export const POST = route(
  {
    summary:
      "The shop books packed parcels over the API of a courier whose keys it has; a repeat books none twice",
    auth: "staff",
    accountRate: { name: "bookings", points: 300, windowSeconds: 5 * 60 },
    body: bookParcelsSchema,
    // The call waits for the courier, twice where it also asks about an earlier try.
    deadlineMs: () => 30_000,
    errors: ["IN_PROGRESS", "NOT_FOUND"],
    response: bookedParcelsDtoSchema,
  },
  async ({ user, body }) => await bookParcels({ actor: user, ...body }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
