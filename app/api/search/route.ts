import { methodNotAllowed, route } from "@/lib/rest/route";
import { suggestionsSchema } from "@/lib/catalogue/search/dto";
import { suggest } from "@/lib/catalogue/search/queries";
import { suggestQuerySchema } from "@/lib/catalogue/search/schema";
import { translateSuggestions } from "@/lib/catalogue/search/translate-suggestions";

// GET /api/search
export const GET = route(
  {
    summary: "While somebody types: a few products and the categories that are meant",
    auth: "anybody",
    needsDatabase: false,
    query: suggestQuerySchema,
    response: suggestionsSchema,
  },
  async ({ query: { q, limit, language } }) => translateSuggestions(await suggest(q, limit), language),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
