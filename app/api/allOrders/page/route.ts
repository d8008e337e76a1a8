import { admin } from "@/lib/auth/guards";
import { deskPageDtoSchema } from "@/lib/desk/dto";
import { getDeskPage } from "@/lib/desk/queries";
import { deskPageQuerySchema } from "@/lib/desk/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/allOrders/page
export const GET = route(
  {
    summary: "An admin reads 25 orders, with what else is known of their customers",
    auth: admin,
    query: deskPageQuerySchema,
    response: deskPageDtoSchema,
  },
  async ({ query }) => await getDeskPage(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
