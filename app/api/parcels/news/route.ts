import { parcelNewsDtoSchema } from "@/lib/delivery/parcels/dto";
import { readParcelNews } from "@/lib/delivery/parcels/queries";
import { parcelNewsQuerySchema } from "@/lib/delivery/parcels/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/parcels/news
export const GET = route(
  {
    summary: "The desk reads what has changed in a list of parcels since it was read",
    auth: "staff",
    query: parcelNewsQuerySchema,
    response: parcelNewsDtoSchema,
  },
  async ({ query }) => await readParcelNews(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
