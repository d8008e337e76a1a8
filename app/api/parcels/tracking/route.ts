import { trackingMatchesDtoSchema } from "@/lib/delivery/parcels/dto";
import { matchTracking } from "@/lib/delivery/parcels/match-tracking";
import { trackingQuerySchema } from "@/lib/delivery/parcels/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/parcels/tracking
export const GET = route(
  {
    summary:
      "The shop asks which of its parcels the tracking codes of a courier belong to; nothing is written",
    auth: "staff",
    query: trackingQuerySchema,
    response: trackingMatchesDtoSchema,
  },
  async ({ query }) => ({ rows: await matchTracking(query.rows) }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
