import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { readWholeShelf } from "@/lib/orders/read-shelf";
import { shelfSchema } from "@/lib/stock/schema";

// GET /api/products/{id}/stock
export const GET = route(
  {
    summary: "What is on the shelf of each size and color, for admins",
    auth: "admin",
    params: idParamsSchema,
    errors: ["NOT_FOUND"],
    response: shelfSchema,
  },
  async ({ params }) => await readWholeShelf(params.id),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
