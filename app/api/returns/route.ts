import { methodNotAllowed, route } from "@/lib/rest/route";
import { returnListDtoSchema } from "@/lib/returns/dto";
import { listReturns } from "@/lib/returns/queries";
import { listReturnsQuerySchema } from "@/lib/returns/schema";

// GET /api/returns
export const GET = route(
  {
    summary:
      "Returns that are asked for, then open ones, oldest order first, then settled ones, the latest first",
    auth: "staff",
    query: listReturnsQuerySchema,
    response: returnListDtoSchema,
  },
  async ({ query }) => await listReturns(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
