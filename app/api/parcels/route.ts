import { parcelListDtoSchema } from "@/lib/delivery/parcels/dto";
import { listParcels } from "@/lib/delivery/parcels/queries";
import { parcelListQuerySchema } from "@/lib/delivery/parcels/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/parcels
export const GET = route(
  {
    summary: "The shop reads its parcels: to pack, with the courier or done, and how many there are of each",
    auth: "staff",
    query: parcelListQuerySchema,
    response: parcelListDtoSchema,
  },
  async ({ query }) => await listParcels(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
