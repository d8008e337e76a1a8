import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { customerDtoSchema } from "@/lib/reports/customers/dto";
import { requireCustomer } from "@/lib/reports/customers/queries";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/customers/{id}
export const GET = route(
  {
    summary: "The desk reads the customer of the order with this id",
    auth: "staff",
    params: idParamsSchema,
    errors: ["NOT_FOUND"],
    response: customerDtoSchema,
  },
  async ({ user, params }) => await requireCustomer(user, params.id),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
