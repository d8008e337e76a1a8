import { methodNotAllowed, route } from "@/lib/rest/route";
import { getLastContact } from "@/lib/orders/by-staff/queries";
import { lastContactQuerySchema, lastContactSchema } from "@/lib/orders/by-staff/schema";

// GET /api/orders/lastContact?phone=
export const GET = route(
  {
    summary: "How the last order of a phone was to be delivered",
    auth: "staff",
    query: lastContactQuerySchema,
    response: lastContactSchema,
  },
  async ({ query }) => await getLastContact(query.phone),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
