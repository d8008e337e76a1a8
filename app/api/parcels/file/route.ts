import { courierFileDtoSchema } from "@/lib/delivery/parcels/dto";
import { makeCourierFile } from "@/lib/delivery/parcels/hand-over-file";
import { courierFileQuerySchema } from "@/lib/delivery/parcels/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/parcels/file
export const GET = route(
  {
    summary:
      "The shop takes the packed parcels as a file that a courier's page reads, and what cannot be in it",
    auth: "staff",
    query: courierFileQuerySchema,
    response: courierFileDtoSchema,
  },
  async ({ query }) => await makeCourierFile(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
