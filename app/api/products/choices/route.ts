import { methodNotAllowed, route } from "@/lib/rest/route";
import { listChoices } from "@/lib/orders/by-staff/queries";
import { choicesQuerySchema, choicesSchema } from "@/lib/orders/by-staff/schema";

// GET /api/products/choices?q=
export const GET = route(
  {
    summary: "The shop looks for a product by words of its name, category, colors and sizes, for an order",
    auth: "staff",
    query: choicesQuerySchema,
    response: choicesSchema,
  },
  async ({ query }) => await listChoices(query.q),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
