import { methodNotAllowed, route } from "@/lib/rest/route";
import { suggestionsSchema } from "@/lib/catalogue/search/dto";
import { suggest } from "@/lib/catalogue/search/queries";
import { suggestQuerySchema } from "@/lib/catalogue/search/schema";

// GET /api/search
export const GET = route(
  {
    summary: "While somebody types: a few products and the categories that are meant",
    auth: "anybody",
    needsDatabase: false,
    query: suggestQuerySchema,
    response: suggestionsSchema,
  },
  async ({ query }) => await suggest(query.q, query.limit),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
